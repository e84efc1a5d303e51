# Two stages: the first builds a virtual environment, the second carries nothing else.
FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /opt/airlock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY engine ./engine
COPY data ./data
RUN /opt/airlock/bin/pip install --no-cache-dir .

FROM python:3.12-slim
RUN useradd --system --create-home --uid 10001 airlock && install -d -o airlock /data
COPY --from=build /opt/airlock /opt/airlock
ENV PATH=/opt/airlock/bin:$PATH PYTHONUNBUFFERED=1 AIRLOCK_DATABASE=/data/airlock.db AIRLOCK_LOG_JSON=1
USER airlock
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["airlock", "alive"]
STOPSIGNAL SIGTERM
CMD ["airlock", "run"]
