// The list of what can be opened, by member, kept up to date: threads appear, news are marked.
const members = document.getElementById("members");
const server = document.getElementById("server");
let shown = "";

function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function link(place) {
  const unseen = place.news > (localStorage.getItem(`seen:${place.slug}`) || "");
  const label = element("a", { href: `/see/${place.slug}`, class: unseen ? "place news" : "place" }, place.title);
  if (place.tags) label.append(element("span", { class: "small" }, place.tags));
  if (unseen) label.append(element("span", { class: "dot" }, "new"));
  return label;
}

// Requests are kept alive: whoever leaves the page at once has chosen all the same.
function messagesSwitch({ member, name, reached }) {
  const box = element("input", { type: "checkbox", ...(reached ? { checked: "" } : {}) });
  box.addEventListener("change", async () => {
    const headers = { "Content-Type": "application/json" };
    await fetch(`/messages/${member}`, { method: "PUT", headers, body: JSON.stringify(box.checked), keepalive: true });
    refresh();
  });
  return element("label", { class: "switch" }, box, `${name} accepts direct messages`);
}

function languageSwitch(who, now, label) {
  const choice = element("select", { "aria-label": label });
  for (const [locale, name] of [["en-US", "English"], ["de", "Deutsch"]]) {
    choice.append(element("option", { value: locale, ...(locale === now ? { selected: "" } : {}) }, name));
  }
  choice.addEventListener("change", async () => {
    const headers = { "Content-Type": "application/json" };
    await fetch(`/language/${who}`, { method: "PUT", headers, body: choice.value, keepalive: true });
    refresh();
  });
  return element("label", { class: "switch" }, choice, label);
}

function card(places) {
  const name = places[0].name;
  return element("article", { class: "member" },
    element("h2", {}, element("span", { class: "face", "aria-hidden": "true" }, name[0]), name),
    element("nav", { "aria-label": name }, ...places.map(link)),
    messagesSwitch(places[0]),
    languageSwitch(places[0].member, places[0].language, `Language of ${name}'s Discord`));
}

// Deadlines, the challenge of the day and lists follow the clock: this moves it on.
function nextDay() {
  const button = element("button", { type: "button" }, "Next day");
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetch("/day", { method: "PUT", headers: { "Content-Type": "application/json" }, keepalive: true });
    button.disabled = false;
    refresh();
  });
  return button;
}

async function refresh() {
  try {
    const places = await (await fetch("/places.json", { cache: "no-store" })).json();
    const state = JSON.stringify([places, places.map((p) => localStorage.getItem(`seen:${p.slug}`))]);
    if (state === shown) return;
    shown = state;
    const cards = [...new Set(places.map((p) => p.member))]
      .map((member) => card(places.filter((p) => p.member === member)));
    members.replaceChildren(...cards);
    server.replaceChildren(languageSwitch("server", places[0].server, "Language of the server's boards and announcements"), nextDay());
  } catch {
    shown = "";
    members.replaceChildren(element("p", {}, "The playground has ended. Start it again with: make play"));
  }
}

refresh();
setInterval(refresh, 1500);
