import { writeFileSync } from "node:fs";
import { inProject } from "../project.mjs";
import { lookOf } from "../stories/looks.mjs";

/** Where the pictures of a report are, and its page. */
export const FOLDER = inProject(".cache", "pictures", "report");
/** Where `npm run storybook` shows a story. */
const WORKSHOP = "http://localhost:6006";
const CAPTIONS = { before: "Before", after: "After", marked: "What differs" };

/**
 * A look that differs from the accepted one.
 * @typedef {object} Row
 * @property {string} name
 * @property {string} says how it differs, in words
 * @property {(keyof typeof CAPTIONS)[]} shown which of its pictures there are
 */

/**
 * Writes a page with every difference: before, after, and the difference.
 * @param {Row[]} rows
 * @returns {string} the page's path
 */
export function writeReport(rows) {
  const page = `${FOLDER}/index.html`;
  writeFileSync(page, reportPage(rows));
  return page;
}

/**
 * The page that shows pictures side by side, with one story's looks below each other.
 * @param {Row[]} rows
 * @returns {string} HTML
 */
export function reportPage(rows) {
  const stories = Map.groupBy(rows, ({ name }) => lookOf(name).story);
  const title = `Differences in ${rows.length} looks of ${stories.size} stories`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>If this is how it should look, commit it, and then: <code>npm run pictures -- --update</code></p>
<p>A story's name leads to it while <code>npm run storybook</code> runs.</p>
${[...stories].map(([story, looks]) => sectionOf(story, looks)).join("\n")}
</html>
`;
}

/**
 * @param {string} story
 * @param {Row[]} rows
 */
const sectionOf = (story, rows) => `<section>
<h2><a href="${WORKSHOP}/?path=/story/${story}">${story.replaceAll("-", " ")}</a></h2>
${rows.map(articleOf).join("\n")}
</section>`;

/** @param {Row} row */
function articleOf({ name, says, shown }) {
  const { theme, width } = lookOf(name);
  const figures = Object.entries(CAPTIONS).map(([kind, caption]) => {
    const isShown = shown.some((one) => one === kind);
    const file = `${kind}/${name}.png`;
    const picture = `<a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>`;
    return `<figure><figcaption>${caption}</figcaption>${isShown ? picture : "None"}</figure>`;
  });
  return `<h3>${width}, ${theme} <small>${says}</small></h3>
<div class="${width}">${figures.join("")}</div>`;
}

const STYLE = `
  body { max-inline-size: 96rem; margin: 2rem auto; padding-inline: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #f7f5f1; color: #1c1a17; }
  h2::first-letter, h3::first-letter { text-transform: capitalize; }
  small { margin-inline-start: .75rem; font-weight: 400; color: #5f5a52; }
  a { color: #2b3ab8; }
  section { margin-block-start: 2rem; padding: .5rem 1.5rem 1.5rem; border-radius: .75rem; background: #fff; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.5rem; align-items: start; }
  div.phone { grid-template-columns: repeat(3, minmax(0, 20rem)); }
  figure { margin: 0; color: #5f5a52; }
  img { display: block; inline-size: 100%; border: 1px solid #d8d2c7; }
`;
