import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { sessionRoutes } from "./sessionRoutes.ts";

describe("the page that lets a session begin", () => {
  let world: World;
  let booking: BookingRow;
  let server: TestServer;
  beforeEach(async () => {
    world = createWorld();
    const { store, now } = world;
    const creator = await beamer(world);
    const offer = await creator.offers({ priceInCents: 0 });
    booking = await (await user(world)).books(offer, "2026-03-17T09:00:00Z");
    const routes = sessionRoutes({ store, publicUrl: "https://beamers.example", now });
    server = await startTestServer({ more: { routes } });
  });
  afterEach(() => server.stop());

  const press = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/local/sessions`, {
      method: "POST",
      body: new URLSearchParams({ address }),
      headers,
      redirect: "manual",
    });
  const pageOf = ({ id }: Pick<BookingRow, "id">) =>
    `https://beamers.example/demo-speaker/one-on-one-booking-detail/${id}?action=continue`;

  it("has it begin in two minutes, as long as it was, and leads to its page", async () => {
    world.clock.advance(20_000);
    const answer = await press(pageOf(booking));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `/demo-speaker/one-on-one-booking-detail/${booking.id}`,
    );
    const begun = await world.store.bookings.byId(booking.id);
    const startsAt = Date.parse("2026-03-16T09:02:00Z");
    expect(begun).toMatchObject({ startsAt, endsAt: startsAt + 30 * MINUTE_MS });
    expect(begun?.channelId).toBe(booking.channelId);
  });

  it("says why it can't", async () => {
    const complaintOf = async (address: string) => {
      const answer = await press(address);
      expect(answer.status).toBe(422);
      return /complaint">([^<]*)</.exec(await answer.text())?.[1];
    };
    expect(await complaintOf("nonsense")).toBe("Nothing is booked at this address.");
    expect(await complaintOf("")).toBe("Nothing is booked at this address.");
    for (let times = 0; times < 3; times += 1) {
      world.clock.advance(5 * MINUTE_MS);
      expect((await press(pageOf(booking))).status).toBe(303);
    }
    expect(await complaintOf(pageOf(booking))).toBe("It was moved three times already.");
  });

  it("takes its form from this site alone", async () => {
    expect((await press(pageOf(booking), { origin: "https://evil.example" })).status).toBe(403);
    expect(await world.store.bookings.byId(booking.id)).toEqual(booking);
  });
});
