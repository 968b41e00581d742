import { expect } from "storybook/test";
import { type Person, personOf } from "../../../../server/world/actions.ts";
import type { World } from "../../../../server/world/world.ts";
import { liveAddress } from "../../../../src/domain/live/addresses.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { Canvas } from "../../../support/played.ts";
import { booked } from "../bookingDetail/scenes.ts";

type Facts = NonNullable<Parameters<typeof booked>[1]> & {
  /** Who looks at it. */
  as?: "guest" | "host";
  /** Minutes from its start to the moment at which it is looked at. */
  minutes?: number;
};

/** A free session by video of half an hour, by default five minutes before it begins. */
export async function meeting(world: World, { as = "guest", minutes = -5, ...facts }: Facts = {}) {
  const { creator: host, guest, booking } = await booked(world, facts);
  world.clock.advance(booking.startsAt + minutes * MINUTE_MS - world.now());
  await (as === "guest" ? guest : host).signsIn();
  const { channelId } = booking;
  return { host, guest, booking, address: liveAddress({ slug: host.row.slug, channelId }) };
}

/** The two of a story's only booking, to act as the one whom the story does not look at. */
export async function peopleIn(world: World) {
  const booking = await world.store.bookings.byId("bkg_000001");
  if (booking === null) throw new Error("nothing is booked in this story");
  const [host, guest] = await Promise.all([
    personIn(world, booking.creatorId),
    personIn(world, booking.bookerId),
  ]);
  return { booking, host, guest };
}

async function personIn(world: World, id: string): Promise<Person> {
  const [row] = await world.store.users.byIds([id]);
  if (row === undefined) throw new Error(`nobody in this world is ${id}`);
  return personOf(world, row);
}

/** A session that its host has started, by default looked at by its guest, who is not in yet. */
export async function meetingOn(world: World, facts: Facts = {}): Promise<string> {
  const { address, host, booking } = await meeting(world, { minutes: 5, ...facts });
  await host.entersSession(booking);
  return address;
}

/** That the guest waits for the host is said, and announced. */
export async function expectWaiting(canvas: Canvas) {
  const said = await canvas.findByText(/^Waiting for/);
  await expect(said).toHaveTextContent("Waiting for Demo Speaker to start the session");
}
