"""Discord's limits that the library does not check before sending.

Source: Discord's API documentation (component reference, message limits). A panel over a limit is a
bug, which is raised here before Discord refuses it. The lengths to which texts are cut are defined
with the panels.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.presentation.choices.forms import Field, Window, Writing
from bot.presentation.panel import (
    ENTRIES,
    ENTRY,
    LABEL,
    TITLE,
    Button,
    Entry,
    Heading,
    Link,
    Menu,
    Panel,
)

CUSTOM_ID = 100
ADDRESS = 512
PLACEHOLDER = 150
ROW_BUTTONS = 5
COMPONENTS = 40
CHARACTERS = 4_000
ALT_TEXT = 1_024
FILE_BYTES = 10 * 1024 * 1024
SUGGESTIONS = 25
SUGGESTION = 100
WINDOW_FIELDS = 5
FIELD_LABEL = 45
FIELD_ABOUT = 100
WRITING = 4_000
GROUP_ENTRIES = 10
"""Maximum options of a group of radio buttons or checkboxes."""


class OverLimit(ValueError):
    """The panel breaks limits of Discord, which the text lists."""


def check(panel: Panel, picture: bytes | None = None) -> None:
    """Check a panel, with the bytes of its picture. Raises OverLimit with all limits it breaks."""
    faults = [*_faults(panel)]
    if picture is not None and len(picture) > FILE_BYTES:
        faults.append(f"a picture of {len(picture)} bytes")
    if faults:
        raise OverLimit("; ".join(faults))


def check_window(window: Window) -> None:
    """Check the window of a modal. Raises OverLimit with all limits it breaks."""
    faults = [*_window_faults(window)]
    if faults:
        raise OverLimit("; ".join(faults))


def _window_faults(window: Window) -> Iterator[str]:
    yield from _id_faults([window.id, *[field.id for field in window.fields]])
    yield from _label_faults("title", [window.title], TITLE)
    if not 1 <= len(window.fields) <= WINDOW_FIELDS:
        yield f"a window of {len(window.fields)} fields"
    for field in window.fields:
        yield from _field_faults(field)


def _field_faults(field: Field | Writing) -> Iterator[str]:
    yield from _label_faults("label", [field.label], FIELD_LABEL)
    if len(field.about) > FIELD_ABOUT:
        yield f"what is said about {field.label!r} in {len(field.about)} characters"
    if isinstance(field, Writing):
        if not 1 <= field.most <= WRITING:
            yield f"{field.most} characters to write"
        return
    if not 1 <= len(field.entries) <= ENTRIES:
        yield f"a field of {len(field.entries)} entries"
    if not 0 <= field.least <= field.most <= len(field.entries) or field.most == 0:
        yield f"a field of {field.least} to {field.most} out of {len(field.entries)}"
    yield from _entry_faults(field.entries)


def _faults(panel: Panel) -> Iterator[str]:
    texts = [*panel.text]
    components = 1 + len(panel.text) + (panel.picture is not None) + bool(panel.foot)
    ids: list[str] = []
    buttons: list[Button | Link] = []
    for row in panel.rows:
        components += 1 + (1 + bool(row.heading) if isinstance(row, Menu) else len(row))
        if isinstance(row, Menu):
            texts += [row.heading] if row.heading else []
            ids.append(row.id)
            yield from _menu_faults(row)
            continue
        texts += [one.text for one in row if isinstance(one, Heading)]
        inside = [one for one in row if not isinstance(one, Heading)]
        if not 1 <= len(inside) <= ROW_BUTTONS:
            yield f"a row of {len(inside)} buttons"
        buttons += inside
    yield from _button_faults(buttons)
    yield from _id_faults([*ids, *[one.id for one in buttons if isinstance(one, Button)]])
    if components > COMPONENTS:
        yield f"{components} components, {COMPONENTS} allowed"
    characters = sum(map(len, texts)) + len(panel.foot)
    if [text for text in texts if not text.strip()]:
        yield "a text of nothing"
    if characters > CHARACTERS:
        yield f"{characters} characters of text, {CHARACTERS} allowed"
    if panel.picture is not None and len(panel.picture.alt) > ALT_TEXT:
        yield f"an alt text of {len(panel.picture.alt)} characters"


def _button_faults(buttons: Sequence[Button | Link]) -> Iterator[str]:
    yield from _label_faults("label", [button.label for button in buttons], LABEL)
    for button in buttons:
        if isinstance(button, Link) and not 1 <= len(button.url) <= ADDRESS:
            yield f"an address of {len(button.url)} characters"


def _menu_faults(menu: Menu) -> Iterator[str]:
    if not (menu.people or 1 <= len(menu.entries) <= ENTRIES):
        yield f"a menu of {len(menu.entries)} entries"
    if len(menu.placeholder) > PLACEHOLDER:
        yield f"a placeholder of {len(menu.placeholder)} characters"
    offered = ENTRIES if menu.people else len(menu.entries)
    if not 0 <= menu.least <= menu.most <= offered or menu.most == 0:
        yield f"a menu of {menu.least} to {menu.most} out of {offered}"
    yield from _entry_faults(menu.entries)


def _entry_faults(entries: Iterable[Entry]) -> Iterator[str]:
    entries = tuple(entries)
    yield from _label_faults("entry", [entry.label for entry in entries], ENTRY)
    for entry in entries:
        if not 1 <= len(entry.value) <= ENTRY:
            yield f"the entry {entry.label!r}"
        if len(entry.description) > ENTRY:
            yield f"an entry's description of {len(entry.description)} characters"
    yield from _duplicates([entry.value for entry in entries])


def _label_faults(what: str, labels: Iterable[str], limit: int) -> list[str]:
    """One fault for each label that is blank or longer than the limit."""
    refused = [label for label in labels if not label.strip() or len(label) > limit]
    return [f"the {what} {label!r}" for label in refused]


def _id_faults(ids: Sequence[str]) -> Iterator[str]:
    """A fault for each custom id that has a wrong length or occurs twice."""
    for one in ids:
        if not 1 <= len(one) <= CUSTOM_ID:
            yield f"a custom id of {len(one)} characters"
    yield from _duplicates(ids)


def _duplicates(ids: Iterable[str]) -> Iterator[str]:
    earlier: set[str] = set()
    for one in ids:
        if one in earlier:
            yield f"{one!r} twice"
        earlier.add(one)
