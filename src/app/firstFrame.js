// Loaded before anything of a page is drawn that the server rendered for visitors. What they do
// before the app has begun is not lost: the app calls `begin` and `end` around taking the page over.
(() => {
  /** A press that is answered later than this would surprise. */
  const PRESSED_MS = 5_000;
  /** As long as the server keeps a page, and as a slow network takes. */
  const FRESH_MS = 120_000;
  /** What has all it needs, and isn't drawn by then, is not seen. */
  const UNSEEN_MS = 1_000;
  const { documentElement } = document;

  try {
    // Somebody who is signed in is shown their own.
    documentElement.hidden = localStorage.getItem("token") !== null;
  } catch {}
  // Without its code the app can't: what is there is better than nothing.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) documentElement.hidden = false;
    },
    true,
  );

  const bringCode = () => {
    const waiting = document.getElementById("code");
    if (waiting instanceof HTMLTemplateElement)
      waiting.replaceWith(waiting.content.cloneNode(true));
  };
  new PerformanceObserver(bringCode).observe({ type: "paint", buffered: true });
  // Of somebody who is signed in, nothing is drawn before.
  if (documentElement.hidden) document.addEventListener("DOMContentLoaded", bringCode);
  // A tab that nobody sees draws nothing.
  addEventListener("load", () => setTimeout(bringCode, UNSEEN_MS));

  /** @type {HTMLButtonElement | null} */
  let pressed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let forgetting;
  /** @param {Event} event */
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest("button") : null;
    clearTimeout(forgetting);
    forgetting = setTimeout(() => (pressed = null), PRESSED_MS);
  };
  document.addEventListener("click", note, true);

  /** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
  /** @type {[Field, string][]} */
  let filled = [];
  /** @param {Field} field */
  const valueAtFirst = (field) =>
    field instanceof HTMLSelectElement
      ? Array.from(field.options).find(({ defaultSelected }) => defaultSelected)?.value
      : field.defaultValue;

  window.early = {
    begin() {
      // What is pressed from now on, React does by itself.
      document.removeEventListener("click", note, true);
      /** @type {NodeListOf<Field>} */
      const fields = document.querySelectorAll("#root :is(input, textarea, select)");
      filled = Array.from(fields)
        .filter((field) => field.value !== valueAtFirst(field))
        .map((field) => [field, field.value]);
    },
    end(ageInMs) {
      // A form that begins sets its fields to what it knows.
      for (const [field, value] of filled) {
        field.value = value;
        const type = field instanceof HTMLSelectElement ? "change" : "input";
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      pressed?.click();
      // A browser that goes back, or opens a tab again, doesn't ask whether its copy is right.
      const [visit] = performance.getEntriesByType("navigation");
      const isBack = visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
      return isBack || ageInMs > FRESH_MS;
    },
  };
})();
