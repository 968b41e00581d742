import type { OneOnOneRow, PublicationRow } from "../store/catalog.ts";
import type { UserRow } from "../store/users.ts";

/** The moment at which test worlds begin: a Monday noon in winter, UTC. */
export const WORLD_START = Date.UTC(2027, 0, 11, 12);

/** An onboarded buyer with neither country nor billing details. */
export function userRow(changes: Partial<UserRow> & Pick<UserRow, "id">): UserRow {
  return {
    role: "user",
    email: `${changes.id}@example.test`,
    firstName: "Demo",
    lastName: changes.id,
    slug: changes.id,
    professionalTitle: null,
    biography: null,
    bookMeUrl: null,
    picture: null,
    links: [],
    userIsOnboarded: true,
    beamerIsOnboarded: false,
    affiliateCode: null,
    invitedById: null,
    timeZone: null,
    countryCode: null,
    billing: null,
    createdAt: WORLD_START,
    ...changes,
  };
}

/** An onboarded creator. */
export function beamerRow(changes: Partial<UserRow> & Pick<UserRow, "id">): UserRow {
  return userRow({
    role: "beamer",
    beamerIsOnboarded: true,
    affiliateCode: `CODE-${changes.id}`,
    timeZone: "Europe/Brussels",
    ...changes,
  });
}

type Own<Row> = Partial<Row> & { id: string; creatorId: string };

/** A published session of 30 minutes at 100 euro. */
export function oneOnOneRow(changes: Own<OneOnOneRow>): OneOnOneRow {
  return {
    category: "ONE_ON_ONE",
    title: "Demo call",
    description: "Half an hour.",
    priceInCents: 100_00,
    status: "PUBLISHED",
    durationInMinutes: 30,
    descriptionBulletPoints: [],
    createdAt: WORLD_START,
    ...changes,
  };
}

/** A published drop at 10 euro, without its file. */
export function publicationRow(changes: Own<PublicationRow>): PublicationRow {
  return {
    category: "PUBLICATION",
    title: "Demo drop",
    description: null,
    priceInCents: 10_00,
    status: "PUBLISHED",
    document: null,
    thumbnails: [],
    createdAt: WORLD_START,
    ...changes,
  };
}
