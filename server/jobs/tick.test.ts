import { beforeEach, describe, expect, it } from "vitest";
import { sentFormRow } from "../store/factories/forms.ts";
import { beamer, user } from "../world/people.ts";
import { refuse } from "../../src/domain/shared/errors.ts";
import { type World, createWorld } from "../world/world.ts";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  CARD_EVENT_KEPT_MS,
  DAY_MS,
  FORMS_KEPT_MS,
  HOUR_MS,
  SIGN_IN_CLAIM_MS,
} from "../../src/domain/shared/limits.ts";
import { tick } from "./tick.ts";

describe("a tick of the jobs", () => {
  let world: World;
  let userId: string;
  beforeEach(async () => {
    world = createWorld();
    userId = (await user(world)).row.id;
  });

  const addToken = (tokenHash: string, expiresAt: number) =>
    world.store.sessions.insert({
      tokenHash,
      familyId: tokenHash,
      userId,
      issuedAt: world.now(),
      expiresAt,
      usedAt: null,
    });

  it("forgets refresh tokens that have expired, and no others", async () => {
    await addToken("old", world.now() + HOUR_MS);
    await addToken("young", world.now() + 3 * HOUR_MS);
    world.clock.advance(2 * HOUR_MS);
    await tick(world);
    expect(await world.store.sessions.byHash("old")).toBeNull();
    expect(await world.store.sessions.byHash("young")).not.toBeNull();
  });

  it("forgets ended sessions once none of their access tokens can still be good", async () => {
    await world.store.sessions.endFamily({ familyId: "old", at: world.now() });
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    await world.store.sessions.endFamily({ familyId: "young", at: world.now() });
    world.clock.advance(1);
    await tick(world);
    expect(await world.store.sessions.endedSince(0)).toMatchObject([{ familyId: "young" }]);
  });

  it("forgets which sign-in codes are being exchanged once nobody waits for them", async () => {
    const claim = (codeHash: string) =>
      world.store.sessions.claimCode({ codeHash, claimedAt: world.now(), since: 0 });
    await claim("old");
    world.clock.advance(SIGN_IN_CLAIM_MS);
    await claim("young");
    world.clock.advance(1);
    await tick(world);
    expect(await claim("old")).toBe(true);
    expect(await claim("young")).toBe(false);
  });

  it("forgets messages of the card provider that it no longer sends again", async () => {
    const remember = (eventId: string) =>
      world.store.payments.rememberEvent({ provider: "cards", eventId, at: world.now() });
    await remember("old");
    world.clock.advance(CARD_EVENT_KEPT_MS);
    await remember("young");
    world.clock.advance(1);
    await tick(world);
    expect(await remember("old")).toBe(true);
    expect(await remember("young")).toBe(false);
  });

  it("forgets forms after twelve months", async () => {
    const send = (digest: string) =>
      world.store.forms.add(sentFormRow({ digest, sentAt: world.now() }));
    await send("old");
    world.clock.advance(FORMS_KEPT_MS);
    await send("young");
    world.clock.advance(1);
    await tick(world);
    expect(await world.store.forms.page({ limit: 10, after: null })).toMatchObject([
      { digest: "young" },
    ]);
  });

  it("forgets a day after a session where it is in a calendar, and leaves it there", async () => {
    const creator = await beamer(world);
    await creator.connects();
    const offer = await creator.offers({ priceInCents: 0 });
    const { id, endsAt } = await (await user(world)).books(offer, "2026-03-17T09:00:00Z");
    world.clock.advance(endsAt + DAY_MS - world.now());
    await tick(world);
    expect(await world.store.calendarEntries.byBookingId(id)).not.toBeNull();
    world.clock.advance(1);
    await tick(world);
    expect(await world.store.calendarEntries.byBookingId(id)).toBeNull();
    expect(await world.calendars.readEntries("google-work")).toMatchObject([{ id }]);
  });

  /** A world with endless tokens, and what each statement was asked to delete. */
  const endless = (onDelete: () => void = () => undefined) => {
    const limits: number[] = [];
    const sessions = {
      ...world.store.sessions,
      deleteExpired: async ({ limit }: { limit: number }) => {
        limits.push(limit);
        onDelete();
        return limits.length === 4 ? 0 : limit;
      },
    };
    return { limits, context: { ...world, store: { ...world.store, sessions } } };
  };

  it("forgets a limited number per statement, and goes on until none is left", async () => {
    const { limits, context } = endless();
    await tick(context);
    expect(limits).toEqual([1_000, 1_000, 1_000, 1_000]);
  });

  it("leaves the rest to the next round when the process is to end", async () => {
    const ending = new AbortController();
    const { limits, context } = endless(() => ending.abort());
    await tick(context, { signal: ending.signal });
    expect(limits).toHaveLength(1);
  });

  it("leaves the log to the database when that is away", async () => {
    const logged: string[] = [];
    world.log = (level, message) => void logged.push(`${level}: ${message}`);
    const deleteExpired = async () => refuse("UNAVAILABLE");
    const sessions = { ...world.store.sessions, deleteExpired };
    await tick({ ...world, store: { ...world.store, sessions } });
    expect(logged).toEqual([]);
  });

  it("logs a failure, and leaves the rest to the next round", async () => {
    const logged: string[] = [];
    world.log = (level, message) => void logged.push(`${level}: ${message}`);
    const deleteExpired = () => Promise.reject(new Error("no"));
    const sessions = { ...world.store.sessions, deleteExpired };
    await tick({ ...world, store: { ...world.store, sessions } });
    expect(logged).toEqual(["error: a job failed"]);
  });

  it("tidies up the database whatever failed before, where it does not do so itself", async () => {
    const logged: unknown[] = [];
    world.log = (_level, _message, details) => void logged.push(details?.["job"]);
    const deleteExpired = () => Promise.reject(new Error("no"));
    const sessions = { ...world.store.sessions, deleteExpired };
    const vacuum = () => Promise.reject(new Error("neither"));
    await tick({ ...world, store: { ...world.store, sessions } }, { vacuum });
    expect(logged).toEqual(["forget sessions", "vacuum"]);
  });
});
