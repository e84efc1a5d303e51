"""Opens, reads and submits the modals of forms."""

from collections.abc import Mapping, Sequence

from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids

Answers = Mapping[str, Sequence[str]]


async def opened(simulation: Simulation, member: MemberActor, panel: Message) -> Delivery:
    """The modal behind a panel's form."""
    (form,) = [one for one in custom_ids(panel.components) if ":form:" in one]
    click = simulation.press(member, panel, form)
    await simulation.deliver(click)
    assert click.record.modal is not None
    return click


async def filled_in(
    simulation: Simulation, member: MemberActor, panel: Message, answers: Answers
) -> Message:
    """Open the modal of a panel and submit it; returns the updated panel."""
    submitted = simulation.submit(member, await opened(simulation, member, panel), answers)
    await simulation.deliver(submitted)
    assert submitted.answered
    return simulation.env.backend.messages[panel.channel_id][panel.id]


def options_by_label(click: Delivery) -> dict[str, list[str]]:
    """A modal's labels with their options; a * marks preselected ones."""
    assert click.record.modal is not None
    return {
        f"{one['label']} | {one.get('description', '')}": [
            f"{option['label']}{'*' if option.get('default') else ''}"
            for option in one["component"]["options"]
        ]
        for one in click.record.modal["components"]
    }


def options(click: Delivery, *, chosen: bool = False) -> dict[str, list[str]]:
    """The option values of each field of a modal; with `chosen`, only the preselected ones."""
    assert click.record.modal is not None
    return {
        one["component"]["custom_id"]: [
            option["value"]
            for option in one["component"]["options"]
            if option.get("default") or not chosen
        ]
        for one in click.record.modal["components"]
    }
