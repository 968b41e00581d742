// Loaded before anything of a page is drawn that the server rendered for visitors.
(() => {
  try {
    // Somebody who is signed in is shown their own.
    document.documentElement.hidden = localStorage.getItem("token") !== null;
  } catch {}
  // What is pressed before the app has begun is pressed again once it has, see `pageData.ts`.
  const early = /** @type {NonNullable<Window["early"]>} */ (new AbortController());
  window.early = early;
  document.addEventListener(
    "click",
    ({ target }) => {
      early.pressed = target instanceof Element ? target.closest("button") : null;
    },
    { capture: true, signal: early.signal },
  );
})();
