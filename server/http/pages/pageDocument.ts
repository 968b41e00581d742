import { PAGE_DATA_ID, type PageData } from "../../../src/app/pageData.ts";

/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>;

/** A rendered page. */
interface PageParts {
  head: string;
  markup: string;
  data: PageData;
}

/** The site's, for pages without content. */
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const TITLE = /<title>[^<]*<\/title>/;
/** The app's own code: it is large, so what is small follows it. */
const CODE = '<script type="module"';
/**
 * Pictures that are seen first. They follow the styles: without HTTP/2 a browser asks for six files
 * at a time, and draws nothing before it has all styles.
 */
const PICTURES = /<link rel="preload" as="image"[^>]*>/g;
/** What the page looks like comes before all of it, pictures too. */
const ANY_CODE = /<(?:script type="module"|link rel="modulepreload")/g;
/** In a built page one follows the other. */
const ALL_CODE = /(?:<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*)+/;
/** Where `firstFrame.js` finds it. */
const CODE_ID = "code";
const END_OF_CODE = /(?=<link rel="preload" as="font"|<\/head>)/;
const ROOT = '<div id="root"></div>';
const WITHOUT_SCRIPTS = /(?<=<noscript>\s*<p>)[^<]*/;
const CAN_BE_READ =
  "JavaScript is switched off. You can read this page; to log in, book, buy or send a form, please switch it on.";

/** Makes the document of a rendered page out of the built `index.html`. */
export function createPageDocument({ index, manifest }: { index: string; manifest: Manifest }) {
  const linksOf = createLinks(index, manifest);
  /** `modules` are the source modules of the code that the page loads. */
  return ({ modules, ...page }: PageParts & { modules: readonly string[] }): string =>
    withCodeAfterFirstFrame(withPage(index, { ...page, links: linksOf(modules) }));
}

/** Elements for the head that bring what a page loads. */
export interface PageLinks {
  styles: string;
  code: string;
}

/** The text of `index.html` with a rendered page in it. */
export function withPage(
  index: string,
  { head, markup, data, links }: PageParts & { links: PageLinks },
): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  const pictures = head.match(PICTURES)?.join("") ?? "";
  // As functions: `$` in a text has no meaning.
  return index
    .replace(DESCRIPTION, "")
    .replace(TITLE, () => head.replaceAll(PICTURES, ""))
    .replace(CODE, () => `${links.styles}${pictures}${CODE}`)
    .replace(END_OF_CODE, () => links.code)
    .replaceAll(ANY_CODE, '$& fetchpriority="low"')
    .replace(WITHOUT_SCRIPTS, CAN_BE_READ)
    .replace(ROOT, () => `<div id="root">${markup}</div>${script}`);
}

/**
 * Code is in nobody's way: it is asked for once the page is seen (`firstFrame.js`). By then the
 * network has brought what people read, and a slow phone has drawn it.
 */
const withCodeAfterFirstFrame = (document: string) =>
  document.replace(ALL_CODE, (code) => `<template id="${CODE_ID}">${code}</template>`);

/** Links to the code and styles of a page's modules that `index.html` does not name. */
function createLinks(index: string, manifest: Manifest) {
  const known = new Map<string, PageLinks>();
  const make = (modules: readonly string[]): PageLinks => {
    const files = [...closureOf(modules, manifest)].map((name) => manifest[name]);
    const styles = new Set(files.flatMap((entry) => entry?.css ?? []));
    const scripts = new Set(files.flatMap((entry) => entry?.file ?? []));
    const isNew = (file: string) => !index.includes(`"/${file}"`);
    const linkTo = (file: string, rel: string) =>
      isNew(file) ? `<link rel="${rel}" crossorigin href="/${file}">` : "";
    return {
      styles: [...styles].map((file) => linkTo(file, "stylesheet")).join(""),
      code: [...scripts].map((file) => linkTo(file, "modulepreload")).join(""),
    };
  };
  return (modules: readonly string[]): PageLinks => {
    const key = modules.join();
    const links = known.get(key) ?? make(modules);
    known.set(key, links);
    return links;
  };
}

/** The modules, and all that they import. */
function closureOf(modules: readonly string[], manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return found;
}
