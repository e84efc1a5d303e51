// Before SimCord's own script: hand it the window's secret, add the links, and keep clicks whole.
const self = document.querySelector('meta[name="window"]');
const slug = self.dataset.slug;
const [room, member] = slug.split("/");
history.replaceState(null, "", `#${self.content}`);

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
const plainFetch = window.fetch;
window.fetch = async (path, options) => {
  if (String(path).startsWith("/api/assets/")) return fetchPicture(path, options);
  const answer = await plainFetch(path, options);
  if (pressed && String(path).startsWith("/api/state")) await released;
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

// As in Discord, the newest message stays in view until one scrolls up, or sends something again.
function followNewest(timeline) {
  let following = true;
  const show = () => { if (following) timeline.scrollTop = timeline.scrollHeight; };
  const judge = () => setTimeout(() => {
    following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 40;
  }, 100);
  for (const kind of ["wheel", "touchmove", "pointerup", "keyup"]) {
    timeline.addEventListener(kind, judge, { passive: true });
  }
  const send = ({ target, key }) => {
    const within = key === "Enter" ? "#channel-composer" : "#send-message, #new-messages";
    if (key === "Enter" || !key) following ||= Boolean(target.closest(within));
    show();
  };
  addEventListener("click", send, true);
  addEventListener("keydown", send, true);
  const resized = new ResizeObserver(() => requestAnimationFrame(show));
  resized.observe(timeline);
  resized.observe(document.getElementById("channel-message-list"));
}

function chip(place, current, text) {
  const link = document.createElement("a");
  link.href = `/see/${place.slug}`;
  link.textContent = text;
  if (current) link.setAttribute("aria-current", "page");
  else if (place.news > (localStorage.getItem(`seen:${place.slug}`) || "")) link.className = "news";
  return link;
}

let links = "";
async function showLinks() {
  let places;
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
  followNewest(document.getElementById("channel-timeline"));
  const bar = document.createElement("nav");
  bar.id = "playground-bar";
  bar.innerHTML = '<a class="home" href="/">Airlock</a><span id="playground-rooms"></span>'
    + '<span class="as">as</span><span id="playground-members"></span>';
  document.getElementById("toolbar").prepend(bar);
  showLinks();
  setInterval(showLinks, 1500);
});
