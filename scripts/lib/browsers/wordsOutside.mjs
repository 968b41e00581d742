/**
 * The words of links and buttons that overflow their own frame. It runs in the page.
 * @returns {string[]}
 */
export function wordsOutside() {
  return [...document.querySelectorAll("a, button")]
    .filter((element) => {
      const { display, overflowX } = getComputedStyle(element);
      if (display === "inline" || overflowX !== "visible") return false;
      return element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent.trim());
}
