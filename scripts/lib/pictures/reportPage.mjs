/** Where `npm run storybook` shows a story. */
const WORKSHOP = "http://localhost:6006";

/**
 * @typedef {object} Shown
 * @property {import("./looks.mjs").Look} look
 * @property {string} says
 * @property {{ caption: string, file: string | null }[]} images
 */

/**
 * The page that shows pictures side by side, the looks of one story below each other.
 * @param {Shown[]} shown
 * @returns {string} HTML
 */
export function reportPage(shown) {
  /** @type {Map<string, Shown[]>} */
  const stories = new Map();
  for (const one of shown) {
    const { story } = one.look;
    stories.set(story, [...(stories.get(story) ?? []), one]);
  }
  const what = `${count(shown.length, "picture")} of ${count(stories.size, "story", "stories")}`;
  const sections = [...stories].map(([story, looks]) => sectionOf(story, looks));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Differences in ${what}</title>
<style>${STYLE}</style>
<header>
  <h1>Differences in ${what}</h1>
  <p>If this is how it should look: <code>npm run pictures -- --update</code></p>
  <p>A story's name leads to it while <code>npm run storybook</code> runs.</p>
</header>
<main>
${sections.join("\n")}
</main>
</html>
`;
}

/**
 * @param {string} story
 * @param {Shown[]} looks
 */
function sectionOf(story, looks) {
  const [title = "", name = ""] = story.split("--").map(words);
  return `<section>
<h2><a href="${WORKSHOP}/?path=/story/${story}">${title}: ${name}</a></h2>
${looks.map(articleOf).join("\n")}
</section>`;
}

/** @param {Shown} shown */
function articleOf({ look, says, images }) {
  return `<article class="${look.width}">
<h3>${words(look.width)}, ${look.theme} <small>${says}</small></h3>
<div>${images.map(figureOf).join("")}</div>
</article>`;
}

/** @param {{ caption: string, file: string | null }} image */
function figureOf({ caption, file }) {
  const picture = file
    ? `<a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>`
    : `<p>None</p>`;
  return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
}

/** @param {string} id */
const words = (id) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("-", " ")}`;

/** @param {number} many */
const count = (many, one = "", several = `${one}s`) => `${many} ${many === 1 ? one : several}`;

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #f7f5f1; color: #1c1a17; }
  header, main { max-inline-size: 96rem; margin-inline: auto; padding-inline: 2rem; }
  header { padding-block: 2rem 1rem; }
  header p { margin: 0; color: #5f5a52; }
  h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2; }
  h2 { margin: 0 0 1rem; font-size: 1.25rem; }
  h3 { margin: 0 0 .75rem; font-size: 1rem; }
  h3 small { margin-inline-start: .75rem; font-size: .875rem; font-weight: 400; color: #5f5a52; }
  a { color: #2b3ab8; }
  code { padding: .125rem .375rem; border-radius: .25rem; background: #e9e5dd; }
  section { margin-block-end: 2rem; padding: 1.5rem; border-radius: .75rem; background: #fff; box-shadow: 0 1px 3px #0002; }
  article + article { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid #e9e5dd; }
  article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.5rem; align-items: start; }
  article.phone > div { grid-template-columns: repeat(3, minmax(0, 20rem)); }
  figure { margin: 0; }
  figcaption { margin-block-end: .375rem; font-size: .875rem; color: #5f5a52; }
  figure p { margin: 0; padding: 2rem; border: 1px dashed #c9c3b8; border-radius: .375rem; color: #5f5a52; text-align: center; }
  img { display: block; inline-size: 100%; border: 1px solid #d8d2c7; border-radius: .375rem; }
`;
