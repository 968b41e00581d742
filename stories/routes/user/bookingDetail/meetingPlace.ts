import { scene } from "../../../../.storybook/stage/screen.ts";
import type { Person } from "../../../../server/world/actions.ts";
import type { World } from "../../../../server/world/world.ts";
import type { MeetingPlace } from "../../../../src/domain/bookings/meetingPlace.ts";
import { detailOf } from "../../public/booking/scenes.ts";
import { booked } from "./scenes.ts";

export const ROOM: MeetingPlace = { kind: "LINK", details: "https://meet.example/demo-speaker" };
export const PHONE: MeetingPlace = { kind: "PHONE", details: "+1 202 555 0100" };
export const OFFICE: MeetingPlace = {
  kind: "ADDRESS",
  details: "Demo Street 1\n1000 Brussels\nRing twice.",
};

export type Cast = Awaited<ReturnType<typeof booked>>;
interface Facts {
  meetingPlace?: MeetingPlace;
  after?: (cast: Cast, world: World) => unknown;
}

/** A booked session that takes place there, seen by one of the two. */
export const sessionAt = (
  who: keyof Cast & ("guest" | "creator"),
  { meetingPlace = ROOM, after }: Facts = {},
) =>
  scene(async (world) => {
    const cast = await booked(world, { meetingPlace });
    await after?.(cast, world);
    const person: Person = cast[who];
    await person.signsIn();
    return detailOf(cast.booking);
  });
