import { html } from "../../http/transport/html.ts";
import { localPage } from "../pages/localPage.ts";

/** Path of the page, and of its form's target. */
export const SESSIONS_PATH = "/local/sessions";

/** A form that lets a booked session begin now. */
export function sessionsPage(complaint: string | null): string {
  return localPage({
    title: "Let a session begin",
    standsInFor: "the time that passes",
    body: html`<p>
        Unless its creator says otherwise, a session is booked at least two hours ahead. Paste the
        address of its page here, and it begins in two minutes. Log in as its creator in one browser
        and as its booker in another, and join from there.
      </p>
      ${complaint === null ? null : html`<p class="complaint">${complaint}</p>`}
      <form method="post" action="${SESSIONS_PATH}">
        <label>Address of the session’s page <input name="address" required /></label>
        <button class="main">Let it begin</button>
      </form>
      <p class="cancel"><a href="/local">All stand-ins</a></p>`,
  });
}
