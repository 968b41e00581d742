import { execute, parse } from "graphql";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MeetingPlace } from "../../src/domain/bookings/meetingPlace.ts";
import { MINUTE_MS } from "../../src/domain/shared/limits.ts";
import { type Person, instantOf } from "../world/actions.ts";
import { type Beamer, beamer, user } from "../world/people.ts";
import { type World, createWorld } from "../world/world.ts";

const TEN = "2026-03-17T09:00:00Z";
const PHONE: MeetingPlace = { kind: "PHONE", details: "+32 2 123 45 67" };

describe("a live session in answers", () => {
  let world: World;
  let creator: Beamer;
  let guest: Person;
  beforeEach(async () => {
    world = createWorld();
    creator = await beamer(world);
    guest = await user(world);
  });

  const ask = async (who: Person, query: string) => {
    const { data, errors } = await execute({
      schema: world.schema,
      document: parse(query),
      contextValue: world.contextFor(who.viewer),
      rootValue: {},
    });
    expect(errors).toBeUndefined();
    return data as Record<string, unknown>;
  };
  const bookedBy = async (meetingPlace?: MeetingPlace, at = TEN) => {
    const place = meetingPlace === undefined ? {} : { meetingPlace };
    return guest.books(await creator.offers({ priceInCents: 0, ...place }), at);
  };

  it("says who meets where, and from when to when", async () => {
    const { id, channelId } = await bookedBy();
    const query = `{ sessionByChannelId(channelId: "${channelId}") {
      id channelId hostUserProfileId maxParticipants status title opensAt closesAt
      joinUrl { absoluteUrl channelId hostSlug relativeUrl }
      booking { id liveSession { status } }
    } }`;
    const relativeUrl = `/demo-speaker/live/${channelId}`;
    for (const who of [creator, guest]) {
      expect(await ask(who, query)).toEqual({
        sessionByChannelId: {
          id: channelId,
          channelId,
          hostUserProfileId: creator.row.id,
          maxParticipants: 2,
          status: "SCHEDULED",
          title: "A clear half hour",
          opensAt: "2026-03-17T08:50:00.000Z",
          closesAt: "2026-03-17T10:00:00.000Z",
          joinUrl: {
            absoluteUrl: `https://beamers.example${relativeUrl}`,
            channelId,
            hostSlug: "demo-speaker",
            relativeUrl,
          },
          booking: { id, liveSession: { status: "SCHEDULED" } },
        },
      });
    }
  });

  it("goes through its calls, and the booking knows who was there", async () => {
    const { id, channelId } = await bookedBy();
    world.clock.advance(instantOf(TEN) - world.now());
    const command = (participantId: number) =>
      `(command: { channelId: "${channelId}", participantId: ${participantId} })`;
    const access = "{ provider channelId participantId expiresAt iceServers { urls } isRelayOnly }";
    const started = await ask(creator, `mutation { startLiveSession${command(1)} ${access} }`);
    expect(started).toEqual({
      startLiveSession: {
        provider: "BROWSER",
        channelId,
        participantId: 1,
        expiresAt: "2026-03-17T09:05:00.000Z",
        iceServers: [],
        isRelayOnly: false,
      },
    });
    await ask(guest, `mutation { joinLiveSession${command(2)} ${access} }`);
    world.clock.advance(MINUTE_MS / 2);
    const left = await ask(guest, `mutation { leaveLiveSession${command(2)} { status } }`);
    expect(left).toEqual({ leaveLiveSession: { status: "LIVE" } });
    const end = `mutation { endLiveSession(command: { channelId: "${channelId}" }) { status } }`;
    expect(await ask(creator, end)).toEqual({ endLiveSession: { status: "ENDED" } });
    const attended = `{ bookingById(id: "${id}") { attendance { party from to } } }`;
    const stay = { from: "2026-03-17T09:00:00.000Z", to: "2026-03-17T09:00:30.000Z" };
    expect(await ask(guest, attended)).toEqual({
      bookingById: {
        attendance: [
          { party: "CREATOR", ...stay },
          { party: "BOOKER", ...stay },
        ],
      },
    });
  });

  it("is a booking's while it is confirmed and takes place by video", async () => {
    const here = await bookedBy();
    const elsewhere = await bookedBy(PHONE, "2026-03-17T10:00:00Z");
    const cancelled = await bookedBy(undefined, "2026-03-18T10:00:00Z");
    await guest.cancels(cancelled);
    const offer = await creator.offers({ priceInCents: 0 });
    const held = await guest.takes(offer, "2026-03-18T11:00:00Z");
    const sessions = [];
    for (const { id } of [here, elsewhere, cancelled, held]) {
      const query = `{ bookingById(id: "${id}") { liveSession { channelId } attendance { from } } }`;
      sessions.push((await ask(guest, query))["bookingById"]);
    }
    const { channelId } = here;
    const none = { liveSession: null, attendance: [] };
    expect(sessions).toEqual([{ liveSession: { channelId }, attendance: [] }, none, none, none]);
  });

  it("costs a list one question to the store, and none where its state isn't asked for", async () => {
    await bookedBy();
    await bookedBy(undefined, "2026-03-17T10:00:00Z");
    await bookedBy(PHONE, "2026-03-17T11:00:00Z");
    const asked = vi.spyOn(world.store.live, "byChannelIds");
    const list = (fields: string) =>
      ask(guest, `{ bookingsForCurrentUser { edges { node { liveSession { ${fields} } } } } }`);
    await list("opensAt joinUrl { relativeUrl }");
    expect(asked).not.toHaveBeenCalled();
    const node = { liveSession: { status: "SCHEDULED" } };
    expect(await list("status")).toEqual({
      bookingsForCurrentUser: {
        edges: [{ node: { liveSession: null } }, { node }, { node }],
      },
    });
    expect(asked).toHaveBeenCalledOnce();
  });
});
