// Runs in the browser, as it stands: what makes the contract's page search and send.

/**
 * The element of that id.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const explorer = element("explorer", HTMLFormElement);
const query = element("query", HTMLTextAreaElement);
const variables = element("variables", HTMLTextAreaElement);
const signedIn = element("signed-in", HTMLInputElement);
const notice = element("status", HTMLElement);
const answer = element("answer", HTMLElement);
const search = element("search", HTMLInputElement);
const found = element("found", HTMLElement);
const tokenKey = explorer.dataset["tokenKey"] ?? "";

/**
 * @param {unknown} body
 * @param {string | null} token
 */
function post(body, token) {
  /** @type {Record<string, string>} */
  const headers = { "content-type": "application/json" };
  if (token !== null) headers["authorization"] = `Bearer ${token}`;
  return fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * A new token for the session's cookie, kept where the site keeps it; null when the session is over.
 * @returns {Promise<string | null>}
 */
async function refreshedToken() {
  const response = await post({ query: "mutation Refresh { refresh { token } }" }, null);
  const token = (await response.json()).data?.refresh?.token ?? null;
  if (token !== null) localStorage.setItem(tokenKey, token);
  return token;
}

/** @param {unknown} body */
async function ask(body) {
  const token = signedIn.checked ? localStorage.getItem(tokenKey) : null;
  const response = await post(body, token);
  if (token === null || response.headers.get("token-expired") !== "true") return response;
  const fresh = await refreshedToken();
  return fresh === null ? response : post(body, fresh);
}

async function send() {
  let values;
  try {
    values = JSON.parse(variables.value.trim() || "{}");
  } catch (error) {
    notice.textContent = `The variables are not JSON: ${error instanceof Error ? error.message : ""}`;
    variables.focus();
    return;
  }
  notice.textContent = "Sending…";
  const isSigned = signedIn.checked && localStorage.getItem(tokenKey) !== null;
  try {
    const response = await ask({ query: query.value, variables: values });
    answer.textContent = JSON.stringify(await response.json(), null, 2);
    const who = isSigned ? "as the person who is signed in" : "as a visitor";
    notice.textContent = `Answered ${who}, with status ${response.status}.`;
  } catch (error) {
    answer.textContent = "";
    notice.textContent = `There was no answer: ${error instanceof Error ? error.message : String(error)}`;
  }
}

explorer.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
explorer.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void send();
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button.try") : null;
  if (!(button instanceof HTMLButtonElement)) return;
  query.value = button.dataset["query"] ?? "";
  variables.value = button.dataset["variables"] ?? "{}";
  answer.textContent = "";
  notice.textContent = `${button.getAttribute("aria-label")}: fill in the variables and send.`;
  query.focus();
  query.setSelectionRange(0, 0);
  query.scrollTop = 0;
  explorer.scrollIntoView({ block: "start" });
});

/** Hides what does not contain the words; a type whose own text contains them stays whole. */
function filter() {
  const words = search.value.trim().toLowerCase().split(/\s+/);
  /** @param {Element | null} part */
  const matches = (part) => {
    const text = (part?.textContent ?? "").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  let count = 0;
  for (const section of document.querySelectorAll("[data-section]")) {
    const entries = [...section.querySelectorAll("[data-entry]")];
    const isWhole = matches(section.querySelector("h2"));
    const shown = entries.filter((entry) => isWhole || matches(entry));
    for (const entry of entries) entry.toggleAttribute("hidden", !shown.includes(entry));
    const isShown = isWhole || shown.length > 0 || matches(section.querySelector(":scope > p"));
    section.toggleAttribute("hidden", !isShown);
    count += shown.length;
  }
  found.textContent = search.value.trim() === "" ? "" : `${count} found`;
}

search.addEventListener("input", filter);
element("search-form", HTMLFormElement).addEventListener("submit", (event) =>
  event.preventDefault(),
);

// A link to what the search has hidden shows everything again.
window.addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null || target.closest("[hidden]") === null) return;
  search.value = "";
  filter();
  target.scrollIntoView();
});
