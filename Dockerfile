# Two stages: the first builds a virtual environment, the second carries nothing else. What is
# installed is named with its hashes in the two lock files (`make lock`). The base image can be named
# by its digest: docker build --build-arg PYTHON=python:3.12-slim@sha256:...
ARG PYTHON=python:3.12-slim

FROM ${PYTHON} AS build
WORKDIR /src
RUN python -m venv /opt/tools && python -m venv /opt/airlock
COPY requirements.lock requirements-build.lock ./
RUN /opt/tools/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock \
    && /opt/airlock/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY engine ./engine
COPY data ./data
RUN /opt/tools/bin/python -m hatchling build -t wheel -d dist \
    && /opt/airlock/bin/pip install --no-cache-dir --no-index --no-deps dist/*.whl

FROM ${PYTHON}
RUN groupadd --system --gid 10001 airlock \
    && useradd --system --uid 10001 --gid 10001 --create-home airlock \
    && install -d -o 10001 -g 10001 /data
COPY --from=build /opt/airlock /opt/airlock
ENV PATH=/opt/airlock/bin:$PATH PYTHONUNBUFFERED=1 AIRLOCK_DATABASE=/data/airlock.db AIRLOCK_LOG_JSON=1
USER 10001:10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["airlock", "alive"]
STOPSIGNAL SIGTERM
CMD ["airlock", "run"]
