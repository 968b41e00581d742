import { buildSchema } from "graphql";
import { STORAGE_KEYS } from "../../../src/domain/shared/limits.ts";
import { html } from "../pages/html.ts";
import { localPage } from "../pages/localPage.ts";
import { contractEntries } from "./contractEntries.ts";

/** Where the page, its style and its script lie. */
export const CONTRACT_PATH = "/local/graphql";
export const CONTRACT_STYLE_PATH = `${CONTRACT_PATH}/style.css`;
export const CONTRACT_SCRIPT_PATH = `${CONTRACT_PATH}/explorer.js`;

const FIRST_QUERY = `query Me {
  me {
    firstName
    lastName
    role
  }
}
`;

/** The contract to read and search, and a form that sends queries to this machine's server. */
export function contractPage(contract: string): string {
  return localPage({
    title: "The contract",
    note: "What schema.graphql says, on this machine alone. Production describes no schema.",
    style: CONTRACT_STYLE_PATH,
    script: CONTRACT_SCRIPT_PATH,
    body: html`<p class="skip"><a href="#search">Search the contract</a></p>
      <div class="columns">
        <form class="explorer" id="explorer" data-token-key="${STORAGE_KEYS.token}">
          <h2>Send a query</h2>
          <label
            >Query or mutation
            <textarea id="query" rows="12" spellcheck="false" autocapitalize="off">
${FIRST_QUERY}</textarea>
          </label>
          <label
            >Variables, as JSON
            <textarea id="variables" rows="5" spellcheck="false" autocapitalize="off">{}</textarea>
          </label>
          <label class="choice"
            ><input type="checkbox" id="signed-in" checked /> As the person who is signed in here
          </label>
          <button class="main">Send</button>
          <span class="note">Ctrl+Enter sends, too.</span>
          <p role="status" id="status"></p>
          <pre id="answer" tabindex="0" role="region" aria-label="Answer"></pre>
          <noscript><p>Sending needs JavaScript. The contract can be read without.</p></noscript>
        </form>
        <div class="contract">
          <form role="search" id="search-form">
            <label
              >Search types, fields and descriptions
              <input type="search" id="search" autocomplete="off" />
            </label>
            <p role="status" id="found"></p>
          </form>
          ${contractEntries(buildSchema(contract))}
        </div>
      </div>`,
  });
}
