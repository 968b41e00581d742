import persisted from "../../src/__generated__/persisted.json" with { type: "json" };
import { DAYS_OF_WEEK } from "../../src/domain/generated/enums.ts";
import { DAY_MS } from "../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../services/shared/accessToken.ts";
import { identityOf } from "../store/contract/rows.ts";
import { oneOnOneRow } from "../store/factories/catalogue.ts";
import { userRow } from "../store/factories/profiles.ts";
import type { UserRow } from "../store/ports/profiles.ts";
import type { Store } from "../store/ports/store.ts";
import { systemClocks } from "../systemSources.ts";

const CREATE_BOOKING = idOf("mutation useCreateBookingMutation(");
const SLOTS_A_DAY = 48;

/** The answer to one try of a call; `unanswered` when the connection ended without one. */
export type Outcome = { kind: "held"; id: string } | { kind: "refused"; code: string } | Missed;
type Missed = { kind: "unanswered"; error: string } | { kind: "unreachable" };

/** A creator with free hours round the clock, whose offer is `offer_<id>`. */
export async function addCreator(store: Store, id: string): Promise<void> {
  const row = userRow({ id, role: "beamer", userIsOnboarded: true, beamerIsOnboarded: true });
  await store.users.insert(row, identityOf(id));
  const days = DAYS_OF_WEEK.map((day) => ({ day, ranges: [{ start: 0, end: 24 * 60 }] }));
  await store.availability.save({
    id: `hours_${id}`,
    creatorId: id,
    hours: { timeZone: "Etc/UTC", days },
  });
  await store.catalog.insert(oneOnOneRow({ id: `offer_${id}`, creatorId: id }));
}

/** A person who books; returns their access token. */
export async function addBooker(
  store: Store,
  { id, tokenSecret }: { id: string; tokenSecret: string },
): Promise<string> {
  await store.users.insert(userRow({ id, userIsOnboarded: true }), identityOf(id));
  return tokenOf(store, { id, tokenSecret });
}

/** Somebody's access token. */
export async function tokenOf(
  store: Store,
  { id, tokenSecret }: { id: string; tokenSecret: string },
): Promise<string> {
  const row = await store.users.byId(id);
  const settings = { tokenSecret: new TextEncoder().encode(tokenSecret) };
  return issueAccessToken({ now: systemClocks.wall, settings } as never, row as UserRow);
}

/** Books the creator's slot of this number, counted from the day after tomorrow. Tries once. */
export async function book(options: {
  address: string;
  token: string;
  creatorId: string;
  /** By default `offer_<creatorId>`. */
  offerId?: string;
  slot: number;
}): Promise<Outcome> {
  const { address, token, creatorId, offerId = `offer_${creatorId}`, slot } = options;
  const day = Math.floor(slot / SLOTS_A_DAY) + 2;
  const minutes = (slot % SLOTS_A_DAY) * 30;
  const command = {
    catalogItemId: offerId,
    date: new Date(systemClocks.wall() + day * DAY_MS).toISOString().slice(0, 10),
    timeSlot: `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`,
    timeZone: "Etc/UTC",
  };
  try {
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ doc_id: CREATE_BOOKING, variables: { command } }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (data?.createBooking) return { kind: "held", id: data.createBooking.id };
    return { kind: "refused", code: String(errors?.[0]?.extensions?.["code"]) };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; syscall?: string } };
    // Without a connection, nothing was sent.
    if (cause?.syscall === "connect") return { kind: "unreachable" };
    return { kind: "unanswered", error: String(cause?.code ?? error) };
  }
}

interface Answer {
  data?: { createBooking?: { id: string } | null } | null;
  errors?: { extensions?: Record<string, unknown> }[];
}

function idOf(start: string): string {
  const found = Object.entries(persisted).find(([, text]) => text.startsWith(start));
  if (found === undefined) throw new Error(`no document ${start}`);
  return found[0];
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, "0");
