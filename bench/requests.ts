import { readFileSync } from "node:fs";
import { CREATOR, OFFER_ID, monthAhead } from "./world.ts";

/** A request body to `/graphql`. The stock server is sent the text, the product what the web app sends. */
export interface GraphQLRequest {
  byId: string;
  byText: string;
}

/** What a visitor's browser asks for on a creator's page: its header, and its tab of offerings. */
export function profileRequests(): GraphQLRequest[] {
  const variables = { slug: CREATOR.slug, isSignedIn: false };
  return ["ProfileScreenQuery", "OfferingsTabQuery"].map((name) => persisted(name, variables));
}

/** What a visitor's browser asks for to show the calendar of an offer. */
export function availabilityRequests(now: number): GraphQLRequest[] {
  const variables = { ...monthAhead(now), oneOnOneId: OFFER_ID, timeZone: "America/New_York" };
  return [persisted("useAvailabilityQuery", variables)];
}

function persisted(name: string, variables: object): GraphQLRequest {
  const file = new URL("../src/__generated__/persisted.json", import.meta.url);
  const documents = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}(`));
  if (found === undefined) throw new Error(`The web app has no document ${name}.`);
  const [id, query] = found;
  return {
    byId: JSON.stringify({ doc_id: id, variables }),
    byText: JSON.stringify({ query, variables }),
  };
}
