// Loaded before anything is drawn, so that no page begins in the wrong theme.
(() => {
  let chosen;
  try {
    chosen = localStorage.getItem("theme");
  } catch {}
  const isDark =
    chosen === "dark" ||
    (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  const bar = document.querySelector('[name="theme-color"]');
  bar?.setAttribute("content", isDark ? "#161411" : "#f8f5ee");
})();
