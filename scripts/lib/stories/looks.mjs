/** Every story is captured in these themes … */
export const THEMES = /** @type {const} */ (["light", "dark"]);

/** … and at these widths, in CSS pixels. */
export const WIDTHS = /** @type {const} */ ([
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 800 },
]);

/**
 * @typedef {(typeof THEMES)[number]} Theme
 * @typedef {(typeof WIDTHS)[number]} Width
 *
 * @typedef {object} Look
 * @property {string} story Storybook's id of it
 * @property {string} theme
 * @property {string} width the width's name
 */

/**
 * What a picture is called, in the list of pictures and as a file.
 * @param {Look} look
 */
export const pictureName = ({ story, theme, width }) => `${story}.${theme}.${width}`;

/**
 * The look that a name refers to: Storybook's ids have no dot.
 * @param {string} name
 * @returns {Look}
 */
export function lookOf(name) {
  const [story = "", theme = "", width = ""] = name.split(".");
  return { story, theme, width };
}
