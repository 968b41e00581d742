// Loaded before anything of a page is drawn that the server rendered for visitors. What they do
// before the app has begun is not lost: the app calls `begin` and `end` around taking the page over.
(() => {
  try {
    // Somebody who is signed in is shown their own.
    document.documentElement.hidden = localStorage.getItem("token") !== null;
  } catch {}

  /** @type {HTMLButtonElement | null} */
  let pressed = null;
  /** @type {[HTMLInputElement | HTMLTextAreaElement, string][]} */
  let typed = [];
  /** @param {Event} event */
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest("button") : null;
  };
  document.addEventListener("click", note, true);

  window.early = {
    begin() {
      // What is pressed from now on, React does by itself.
      document.removeEventListener("click", note, true);
      /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
      const fields = document.querySelectorAll("#root :is(input, textarea)");
      typed = Array.from(fields)
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => [field, field.value]);
    },
    end() {
      // A form that begins sets its fields to what it knows.
      for (const [field, value] of typed) {
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      pressed?.click();
    },
  };
})();
