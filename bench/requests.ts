import { readFileSync } from "node:fs";
import { CREATOR, OFFER_ID, monthAhead } from "./world.ts";

/** Bodies to `/graphql`, as the web app sends them: a document's id and its variables. */
export type Bodies = readonly string[];

/** The web app's documents by id. */
export function persistedDocumentsOfPages(): Readonly<Record<string, string>> {
  const file = new URL("../src/__generated__/persisted.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** The id of the query with this name. */
export function documentId(name: string): string {
  const documents = Object.entries(persistedDocumentsOfPages());
  const found = documents.find(([, text]) => text.startsWith(`query ${name}(`));
  if (found === undefined) throw new Error(`The web app has no document ${name}.`);
  return found[0];
}

/** The header of a creator's page, as a visitor's browser asks for it. */
export function profileBodies(): Bodies {
  return [bodyOf("ProfileScreenQuery", { slug: CREATOR.slug, isSignedIn: false })];
}

/** The lists of a creator's page. */
export function offeringsBodies(): Bodies {
  return [bodyOf("OfferingsTabQuery", { slug: CREATOR.slug })];
}

/** The calendar of an offer. */
export function availabilityBodies(now: number): Bodies {
  const variables = { ...monthAhead(now), oneOnOneId: OFFER_ID, timeZone: "America/New_York" };
  return [bodyOf("useAvailabilityQuery", variables)];
}

function bodyOf(name: string, variables: object): string {
  return JSON.stringify({ doc_id: documentId(name), variables });
}
