import { isoOf } from "../../../src/domain/time/instant.ts";
import type { LocalPost } from "../../providers/sharing/portable/local.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "./localPage.ts";

/** Path of the page, and of its form's target. */
export const POSTS_PATH = "/local/posts";

/** What was posted in creators' names, and whether more is taken. */
export function postsPage({
  posts,
  isOpen,
}: {
  posts: readonly LocalPost[];
  isOpen: boolean;
}): string {
  return localPage({
    title: "Posts",
    standsInFor: "LinkedIn",
    body: html`<p>What creators share lands here, the latest first. Nobody else sees it.</p>
      <form method="post" action="${POSTS_PATH}">
        <input type="hidden" name="open" value="${isOpen ? "no" : "yes"}" />
        <button>
          ${isOpen ? "Refuse posts, as if every permission had run out" : "Take posts again"}
        </button>
      </form>
      ${
        posts.length === 0
          ? html`<p>No posts yet.</p>`
          : html`<ul class="letters">
              ${posts.map(postItem)}
            </ul>`
      }
      <p><a href="/local">All stand-ins</a></p>`,
  });
}

function postItem({ message, link, title, postedAt }: LocalPost): Html {
  return html`<li>
    <span class="name">${message}</span>
    <span class="detail"><a href="${link}">${title === "" ? link : title}</a></span>
    <span class="detail">${isoOf(postedAt)}</span>
  </li>`;
}
