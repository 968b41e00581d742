import { html } from "./html.ts";
import { localPage } from "./localPage.ts";

/** Cards that the local card provider knows, and what becomes of them. */
export interface TestCard {
  number: string;
  outcome: string;
}

/** What stands in for what on this machine, and how to use it. */
export function standInsPage({ cards }: { cards: readonly TestCard[] }): string {
  return localPage({
    title: "Stand-ins of this machine",
    standsInFor: "the outside services",
    body: html`<p>The marketplace runs whole on this machine, with no account anywhere.</p>
<h2>Sign-in</h2>
<p><a href="/login">Log in</a> leads to a page on which you pick who you are, or make someone new.</p>
<h2>Cards</h2>
<p>Any date ahead and any three digits go with these numbers:</p>
<ul>${cards.map(({ number, outcome }) => html`<li>${number} – ${outcome}</li>`)}</ul>
<h2>VAT numbers</h2>
<p>Checked by their form and check digits, not at the European Commission.</p>`,
  });
}
