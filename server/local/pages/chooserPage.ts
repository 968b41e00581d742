import type { Chooser } from "../openid/provider.ts";
import type { LocalPerson } from "../openid/people.ts";
import { type Html, html } from "../../http/transport/html.ts";
import { localPage } from "./localPage.ts";

/** The page on which one picks who signs in. */
export function chooserPage(chooser: Chooser): string {
  const { people, request, complaint, typed } = chooser;
  const hidden = html`<input type="hidden" name="client_id" value="${request.clientId}" />
    <input type="hidden" name="redirect_uri" value="${request.redirectUri}" />
    <input type="hidden" name="state" value="${request.state}" />`;
  return localPage({
    title: "Who is signing in?",
    standsInFor: "LinkedIn's sign-in",
    body: html`<form method="post">
        ${hidden}
        <ul class="people">
          ${people.map(personButton)}
        </ul>
      </form>
      <h2>Someone new</h2>
      <form method="post">
        ${hidden}
        ${complaint === null ? null : html`<p class="complaint" role="alert">${complaint}</p>`}
        <label
          >First name
          <input
            name="first_name"
            autocomplete="given-name"
            maxlength="100"
            value="${typed.firstName}"
        /></label>
        <label
          >Last name
          <input
            name="last_name"
            autocomplete="family-name"
            maxlength="100"
            value="${typed.lastName}"
        /></label>
        <label
          >Email
          <input
            name="email"
            type="email"
            autocomplete="email"
            maxlength="250"
            value="${typed.email}"
        /></label>
        <label class="check">
          <input name="unverified" type="checkbox" value="yes" /> This address is not verified
        </label>
        <button class="main" name="choice" value="new">Continue</button>
      </form>
      <form method="post" class="cancel">
        ${hidden}
        <button name="choice" value="cancel">Cancel</button>
      </form>`,
  });
}

function personButton({ subject, firstName, lastName, email, note }: LocalPerson): Html {
  return html`<li>
    <button class="person" name="choice" value="${subject}">
      <span class="name">${firstName} ${lastName}</span>
      <span class="detail">${note}</span>
      <span class="detail">${email}</span>
    </button>
  </li>`;
}
