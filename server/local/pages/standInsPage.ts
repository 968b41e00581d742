import { TEST_CARDS } from "../../../src/domain/payments/testCards.ts";
import { GRAPHIQL_PATH } from "../../../src/domain/shared/paths.ts";
import { html } from "../../http/transport/html.ts";
import { localPage } from "./localPage.ts";

/** What replaces which service on this machine, and how to use it. */
export function standInsPage({ hasGraphiql }: { hasGraphiql: boolean }): string {
  const cards = Object.entries(TEST_CARDS);
  return localPage({
    title: "Stand-ins of this machine",
    standsInFor: "the outside services",
    body: html`<p>The whole marketplace runs on this machine, with no account anywhere.</p>
      <h2>Sign-in</h2>
      <p>
        <a href="/login">Log in</a> leads to a page on which you pick who you are, or make someone
        new.
      </p>
      <h2>Cards</h2>
      <p>Use these numbers with any future date and any three digits:</p>
      <ul>
        ${cards.map(([number, { label }]) => html`<li>${inGroups(number)} – ${label}</li>`)}
      </ul>
      <p>
        One that stays pending waits at <a href="/local/cards/processing">the bank</a>, where you
        decide on it.
      </p>
      <h2>Calendars</h2>
      <p>
        A creator connects demo accounts under Availability.
        <a href="/local/calendars">Their owner</a>
        edits busy times and takes the access back.
      </p>
      ${
        hasGraphiql
          ? html`<h2>The contract</h2>
              <p><a href="${GRAPHIQL_PATH}">GraphiQL</a> shows it, and sends what you write.</p>`
          : null
      }
      <h2>Video</h2>
      <p>
        Picture and sound go from browser to browser.
        <a href="/local/sessions">Let a session begin</a> without waiting for its time.
      </p>
      <h2>Mails</h2>
      <p>What the product sends lands on <a href="/local/mails">a page of this machine</a>.</p>
      <h2>LinkedIn posts</h2>
      <p>What creators share lands on <a href="/local/posts">a page of this machine</a>.</p>
      <h2>VAT numbers</h2>
      <p>Checked by their form and check digits, not at the European Commission.</p>
      <h2>Forms</h2>
      <p>What visitors send to the operator of the site is on <a href="/local/forms">a page</a>.</p>
      <h2>Dead letters</h2>
      <p>
        What follows from an event, for example a refund, is tried until it works.
        <a href="/local/outbox">What failed too often</a> waits for you to try it again.
      </p>`,
  });
}

const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
