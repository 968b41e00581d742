import { LINK_PREVIEW } from "../../../src/domain/shared/limits.ts";
import type { LinkDescription } from "../../services/links/describeLink.ts";
import { SITE_PREVIEW_PATH } from "../../services/links/linkPreview.ts";
import type { StructuredData } from "../../services/links/structuredData.ts";
import { type Html, html } from "../transport/html.ts";

/** What a page's head says of it. */
export interface PageHead {
  /** Title and description, as the page itself puts them there. */
  rendered: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The page's one path. */
  path: string;
  /** Null for a page of the site itself. */
  link: LinkDescription | null;
}

const SITE = "Beamers";

/** Search engines don't show the page. */
export const NOT_LISTED = html`<meta name="robots" content="noindex" />`.html;

/**
 * The tags by which search engines know a page, and other sites show a link to it
 * (https://ogp.me, https://schema.org).
 */
export function headTags({ rendered, origin, path, link }: PageHead): string {
  const url = origin + path;
  const title = link === null ? titleIn(rendered) : html`${link.title}`;
  const description = link === null ? descriptionIn(rendered) : html`${link.description}`;
  const picture = origin + (link?.picturePath ?? SITE_PREVIEW_PATH);
  const tags = [
    link === null ? null : html`<meta name="description" content="${description}" />`,
    html`<link rel="canonical" href="${url}" />`,
    html`<meta property="og:site_name" content="${SITE}" />`,
    html`<meta property="og:type" content="website" />`,
    html`<meta property="og:url" content="${url}" />`,
    html`<meta property="og:title" content="${title}" />`,
    description && html`<meta property="og:description" content="${description}" />`,
    html`<meta property="og:image" content="${picture}" />`,
    html`<meta property="og:image:width" content="${LINK_PREVIEW.width}" />`,
    html`<meta property="og:image:height" content="${LINK_PREVIEW.height}" />`,
    html`<meta property="og:image:alt" content="${title}" />`,
    html`<meta name="twitter:card" content="summary_large_image" />`,
  ].map((tag) => tag?.html ?? "");
  const listed = (link?.isListed ?? true) ? "" : NOT_LISTED;
  return rendered + tags.join("") + listed + structuredScript(link?.structured ?? []);
}

/** No browser runs it, so the content policy has nothing to say about it. */
function structuredScript(structured: readonly StructuredData[]): string {
  if (structured.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": structured };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

/** Already escaped. */
const titleIn = (rendered: string): Html => ({
  html: /<title>([^<]*?)(?: · Beamers)?<\/title>/.exec(rendered)?.[1] ?? SITE,
});

function descriptionIn(rendered: string): Html | null {
  const [, content] = /<meta name="description" content="([^"]*)"/.exec(rendered) ?? [];
  return content === undefined ? null : { html: content };
}
