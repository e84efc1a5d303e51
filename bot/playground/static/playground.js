// Before SimCord's own script: hand it the window's secret, add the links, and keep clicks whole.
const self = document.querySelector('meta[name="window"]');
const slug = self.dataset.slug;
const [room, member] = slug.split("/");
const { search } = location;
history.replaceState(null, "", `#${self.content}`);

// SimCord loads its fonts for all scripts, 30 MB, before it shows a page. A browser loads by itself
// those that a text needs.
document.fonts.load = async () => [];
document.fonts.check = () => true;

// While a finger or button is down, new state waits: a button replaced under it would lose the click.
let pressed = false;
let released = Promise.resolve();
let release = () => {};
addEventListener("pointerdown", () => {
  pressed = true;
  released = new Promise((resolve) => { release = resolve; });
}, true);
for (const kind of ["pointerup", "pointercancel", "blur"]) {
  addEventListener(kind, () => { pressed = false; setTimeout(release, 60); }, true);
}
let commands = [];
const plainFetch = window.fetch;
window.fetch = async (path, options) => {
  if (String(path).startsWith("/api/assets/")) return fetchPicture(path, options);
  const answer = await plainFetch(path, options);
  if (answer.status === 200 && String(path).startsWith("/api/commands")) {
    commands = (await answer.clone().json()).entries || [];
  }
  if (answer.status !== 200 || !String(path).startsWith("/api/state")) return answer;
  const state = await answer.json();
  while (pressed) await released;
  answer.json = async () => state;  // read already: nothing can be pressed before it is drawn
  return answer;
};

// SimCord gives a picture up when it does not arrive at once, until the page is loaded anew.
async function fetchPicture(path, options) {
  for (const pause of [200, 800, 2000]) {
    try {
      const answer = await plainFetch(path, options);
      if (answer.ok) return answer;
    } catch { /* the connection was cut */ }
    await new Promise((resume) => setTimeout(resume, pause));
  }
  return plainFetch(path, options);
}

// Discord offers choices as soon as an option has the focus; SimCord only once something is typed.
addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[role=combobox]") && !target.value) {
    target.dispatchEvent(new Event("input", { bubbles: true }));
  }
});

// As in Discord, the newest message stays in view until one scrolls up, or sends something again;
// what answers a press is shown, wherever the pressed button stands. A message that one alone can
// see stays in view while one presses in it, whatever is posted below for all.
function followNewest(timeline) {
  const list = document.getElementById("channel-message-list");
  const newest = () => list.querySelector(".channel-message:last-child");
  const idOf = (message) => message?.dataset.messageId;
  const own = (message) => message?.querySelector(".message-ephemeral-note");
  let following = true;
  let asked = null;
  let pressed = null;
  const show = () => {
    const last = newest();
    if (own(last)) pressed = pressed && idOf(last);
    const stays = pressed && list.querySelector(`[data-message-id="${CSS.escape(pressed)}"]`);
    if (stays && stays !== last) {
      [following, asked] = [false, null];
      stays.scrollIntoView({ block: "nearest" });
      return;
    }
    if (asked && idOf(last) !== asked) following = true;
    if (following) [timeline.scrollTop, asked] = [timeline.scrollHeight, null];
  };
  const judge = () => setTimeout(() => {
    following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 40;
  }, 100);
  for (const kind of ["wheel", "touchmove", "pointerup", "keyup"]) {
    timeline.addEventListener(kind, judge, { passive: true });
  }
  for (const kind of ["wheel", "touchmove"]) {
    timeline.addEventListener(kind, () => { pressed = null; }, { passive: true });
  }
  const send = ({ target, key }) => {
    const within = key === "Enter" ? "#channel-composer" : "#send-message, #new-messages";
    if ((key === "Enter" || !key) && target.closest(within)) [following, pressed] = [true, null];
    if (!key && target.closest(".component-button, .select-option")) asked = idOf(newest());
    const message = key ? null : target.closest(".channel-message");
    if (message) pressed = own(message) ? idOf(message) : null;
    show();
  };
  addEventListener("click", send, true);
  addEventListener("keydown", send, true);
  const resized = new ResizeObserver(() => requestAnimationFrame(show));
  resized.observe(timeline);
  resized.observe(list);
}

// A choice made by mouse leaves the keyboard with nobody; in Discord Enter then sends the command.
addEventListener("keydown", (event) => {
  const idle = document.activeElement === document.body;
  if (event.key !== "Enter" || !idle || !document.querySelector(".command-chip")) return;
  event.preventDefault();
  document.getElementById("send-message").click();
});

function chip(place, current, text) {
  const link = document.createElement("a");
  link.href = `/see/${place.slug}`;
  link.textContent = text;
  link.title = place.tags;
  if (current) link.setAttribute("aria-current", "page");
  else if (place.news > (localStorage.getItem(`seen:${place.slug}`) || "")) link.className = "news";
  return link;
}

// What leads somewhere in Discord leads there here: a channel's name, a thread's line, a link to a
// message.
const LEADING = '.mention, .thread-summary, a[href^="https://discord.com/channels/"]';
function leadOn(timeline) {
  const bare = (text) => text.replace(/^#/, "").replace(/ · \d+ messages?$/, "").trim();
  timeline.addEventListener("click", async (event) => {
    const leading = event.target.closest(LEADING);
    if (!leading) return;
    event.preventDefault();
    await showLinks();  // a thread may be newer than what the bar shows
    const rooms = places.filter((place) => place.member === member);
    const [channel, message] = leading.href ? new URL(leading.href).pathname.split("/").slice(3) : [];
    const place = rooms.findLast((one) => (
      channel ? one.channel === channel : bare(one.title) === bare(leading.textContent)));
    if (place?.slug === slug) showMessage(timeline, message);
    else if (place) location.href = `/see/${place.slug}${message ? `?message=${message}` : ""}`;
  }, true);
  const wanted = new URLSearchParams(search).get("message");
  if (wanted) awaitMessage(timeline, wanted);
}

function showMessage(timeline, id) {
  const message = id && timeline.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
  message?.scrollIntoView({ block: "end" });
  return Boolean(message);
}

function awaitMessage(timeline, id) {
  const arrival = new MutationObserver(() => {
    if (showMessage(timeline, id)) arrival.disconnect();
  });
  arrival.observe(timeline, { childList: true, subtree: true });
}

// A mentioned command opens in the composer, under the name that the reader's Discord gives it.
function openCommands(timeline) {
  const composer = document.getElementById("channel-composer-input");
  timeline.addEventListener("click", ({ target }) => {
    const mention = target.closest(".command-mention")?.textContent;
    const command = commands.find(({ path }) => `/${path.join(" ")}` === mention);
    if (!command) return;
    composer.focus();
    composer.value = `/${command.invocation}`;
    composer.dispatchEvent(new Event("input", { bubbles: true }));
    composer.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }));
  });
}

// The menu at a member's name; Discord has its entries under "Apps".
function openMenus(timeline) {
  const close = () => document.getElementById("member-menu")?.remove();
  addEventListener("pointerdown", ({ target }) => { if (!target.closest("#member-menu")) close(); }, true);
  addEventListener("keydown", ({ key }) => { if (key === "Escape") close(); }, true);
  timeline.addEventListener("click", async ({ target, clientX, clientY }) => {
    const name = target.closest(".message-author, .mention")?.textContent.replace(/^@/, "");
    if (!name) return;
    const path = `/menu/${slug}`;
    const { entries, members } = await (await plainFetch(path, { cache: "no-store" })).json();
    if (!members[name]) return;
    close();
    const menu = document.createElement("div");
    menu.id = "member-menu";
    for (const [entry, label] of Object.entries(entries)) {
      const button = document.createElement("button");
      button.textContent = label;
      button.addEventListener("click", () => {
        close();
        const body = JSON.stringify({ entry, member: members[name] });
        plainFetch(path, { method: "PUT", headers: { "Content-Type": "application/json" }, body });
      });
      menu.append(button);
    }
    document.body.append(menu);
    menu.style.left = `${Math.max(0, Math.min(clientX, innerWidth - menu.offsetWidth - 8))}px`;
    menu.style.top = `${Math.max(0, Math.min(clientY, innerHeight - menu.offsetHeight - 8))}px`;
    menu.firstElementChild.focus();
  });
}

let places = [];
let links = "";
async function showLinks() {
  try {
    places = await (await plainFetch("/places.json", { cache: "no-store" })).json();
  } catch {
    return;  // the window itself says that the connection is lost
  }
  const here = places.find((place) => place.slug === slug);
  if (here && document.visibilityState === "visible") localStorage.setItem(`seen:${slug}`, here.news);
  const state = JSON.stringify(places);
  if (state === links) return;
  links = state;
  const rooms = places.filter((place) => place.member === member);
  // A phone shows the first few: threads come last, however many there are.
  rooms.sort((one, other) => one.slug.startsWith("thread-") - other.slug.startsWith("thread-"));
  const members = places.filter((place) => place.room === room);
  document.getElementById("playground-rooms")
    .replaceChildren(...rooms.map((place) => chip(place, place.slug === slug, place.title)));
  document.getElementById("playground-members")
    .replaceChildren(...members.map((place) => chip(place, place.slug === slug, place.name)));
}

// SimCord reports each step of its own; a player needs to read only that something went wrong or waits.
const worthReading = /failed|interrupt|ended|awaiting|Completing|Nothing happened/;
const plainWords = [
  [/uncertain/, "The bot failed at this; its log says why. Reload this window to go on."],
  [/not completed/, "Nothing happened: the board may have changed, look and try again."],
  [/session is unavailable|session ended/, "This window has ended: reload it, or start make play again."],
];
function quieten(status) {
  const judge = () => {
    const plain = plainWords.find(([pattern]) => pattern.test(status.textContent));
    if (plain) status.textContent = plain[1];
    status.classList.toggle("quiet", !worthReading.test(status.textContent));
  };
  new MutationObserver(judge).observe(status, { childList: true, characterData: true, subtree: true });
  judge();
}

document.addEventListener("DOMContentLoaded", () => {
  quieten(document.getElementById("action-status"));
  const timeline = document.getElementById("channel-timeline");
  followNewest(timeline);
  leadOn(timeline);
  openCommands(timeline);
  openMenus(timeline);
  const bar = document.createElement("nav");
  bar.id = "playground-bar";
  bar.innerHTML = '<a class="home" href="/">Airlock</a><span id="playground-rooms"></span>'
    + '<span class="as">as</span><span id="playground-members"></span>';
  document.getElementById("toolbar").prepend(bar);
  showLinks();
  setInterval(showLinks, 1500);
});
