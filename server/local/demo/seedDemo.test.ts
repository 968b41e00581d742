import { describe, expect, it } from "vitest";
import { createWorld } from "../../world/world.ts";
import { createOneOnOneInput } from "../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updateLinksInput } from "../../../src/domain/profiles/inputs/updateLinks.ts";
import { updatePublicationDetailsInput } from "../../../src/domain/catalogue/inputs/updatePublicationDetails.ts";
import { updateUserProfileInput } from "../../../src/domain/profiles/inputs/updateUserProfile.ts";
import { linkGroupOf } from "../../../src/domain/profiles/links.ts";
import { DAY_MS, HOUR_MS } from "../../../src/domain/shared/limits.ts";
import { formatTime } from "../../../src/domain/time/format.ts";
import { listPeople } from "../openid/people.ts";
import { readBusyTimes } from "../../services/calendars/readBusyTimes.ts";
import { readAvailability } from "../../services/availability/readAvailability.ts";
import { DEMO_CREATORS } from "./creators.ts";
import { demoHours, demoItems, demoUsers, idOf } from "./rows.ts";
import { seedDemo } from "./seedDemo.ts";

describe("the demo marketplace", () => {
  it("is filled in once; what people changed since stays", async () => {
    const world = createWorld();
    const { store, standIns } = world;
    await seedDemo({ store, standIns, now: world.now(), storage: null, calendars: null });
    await store.users.update("usr_demo_coach", { biography: "Changed" });
    await seedDemo({
      store,
      standIns,
      now: world.now() + 10 * DAY_MS,
      storage: null,
      calendars: null,
    });
    expect((await store.users.byId("usr_demo_coach"))?.biography).toBe("Changed");
    expect(await listPeople(standIns)).toHaveLength(demoUsers(world.now()).length);
  });

  it("is filled in once by processes that start at the same moment", async () => {
    const { store, standIns, now } = createWorld();
    await Promise.all(
      [1, 2, 3].map(() =>
        seedDemo({ store, standIns, now: now(), storage: null, calendars: null }),
      ),
    );
    for (const { id } of demoItems(now())) expect(await store.catalog.byId(id)).not.toBeNull();
  });

  it.each([0, 5, 11, 17, 23])(
    "has its talks in the daytime when it starts %i hours later",
    (hours) => {
      const zones = new Map(DEMO_CREATORS.map((one) => [idOf("usr", one.name), one.timeZone]));
      const talks = demoItems(createWorld().now() + hours * HOUR_MS).flatMap((item) =>
        item.category === "TALK" && item.eventDate !== null
          ? [formatTime(item.eventDate, zones.get(item.creatorId) ?? "")]
          : [],
      );
      expect(talks).toEqual(["14:30", "18:00", "10:00"]);
    },
  );

  it("has a document behind each drop and talk, whose pages are drawn, and none left over", async () => {
    const world = createWorld();
    const { store, standIns, providers, newId } = world;
    const storage = { files: providers.files, newId };
    await seedDemo({ store, standIns, now: world.now(), storage, calendars: null });
    await seedDemo({ store, standIns, now: world.now(), storage, calendars: null });
    await world.drain();
    const items = demoItems(world.now()).filter(({ category }) => category !== "ONE_ON_ONE");
    for (const { id } of items) {
      expect(await store.catalog.byId(id)).toMatchObject({
        document: { previewState: "READY" },
        thumbnails: expect.arrayContaining([expect.anything()]),
      });
    }
    const later = world.now() + DAY_MS;
    const query = { writingBefore: later, droppedBefore: later, limit: 1 };
    expect(await store.files.toSweep(query)).toEqual([]);
  });

  it("can be booked with every creator within the next two weeks", async () => {
    const world = createWorld();
    await seedDemo({ ...world, now: world.now(), storage: null, calendars: null });
    for (const { name } of DEMO_CREATORS) {
      const days = await readAvailability(world.contextFor(null), {
        year: 2026,
        month: 3,
        oneOnOneId: `one_demo_${name.toLowerCase()}_1`,
        timeZone: "Europe/Brussels",
      });
      expect(days.length, name).toBeGreaterThan(5);
    }
  });

  it("has a creator whose connected calendar closes slots", async () => {
    const world = createWorld();
    const { calendars, store, standIns } = world;
    const filled = { store, standIns, now: world.now(), storage: null };
    await seedDemo({ ...filled, calendars });
    const profiles = await store.calendars.ofOwner("usr_demo_speaker");
    expect(profiles).toMatchObject([
      { profileConnected: true, calendars: [{ isDefault: true, isEnabled: true }, {}, {}] },
    ]);
    const interval = { start: world.now(), end: world.now() + 14 * DAY_MS };
    const busy = await readBusyTimes(world, { profiles, interval });
    expect(busy).toHaveLength(6);
    expect((await store.calendars.ofOwner("usr_demo_speaker"))[0]?.profileConnected).toBe(true);
  });

  it("keeps the rules that its people would have to keep", () => {
    const now = createWorld().now();
    for (const { professionalTitle, biography, links } of demoUsers(now)) {
      if (professionalTitle !== null) {
        parseInput(updateUserProfileInput, { professionalTitle, biography });
      }
      const stated = links.map(({ url, platform }) => ({
        url,
        platform,
        groupType: linkGroupOf(platform),
      }));
      parseInput(updateLinksInput, { links: stated });
    }
    for (const item of demoItems(now)) {
      const { id, title, description, priceInCents } = item;
      const price = priceInCents / 100;
      if (item.category === "ONE_ON_ONE") {
        const duration = item.durationInMinutes === 30 ? "THIRTY_MINUTES" : "SIXTY_MINUTES";
        const { kind: meetingKind, details: meetingDetails } = item.meetingPlace;
        const meeting = { meetingKind, meetingDetails };
        parseInput(createOneOnOneInput, { ...item, ...meeting, price, duration });
      } else {
        parseInput(updatePublicationDetailsInput, { id, title, description, price });
      }
    }
    for (const { hours } of demoHours()) expect(hours.days.length).toBeGreaterThan(0);
  });
});
