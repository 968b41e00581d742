import { describe, expect, it } from "vitest";
import { parseInput } from "./parseInput.ts";
import { shownTexts as texts } from "./shownTexts.ts";
import { updateAvailabilitySettingsInput } from "../../availability/inputs/updateAvailabilitySettings.ts";
import { updateLinksInput } from "../../profiles/inputs/updateLinks.ts";

describe("weekly hours", () => {
  const week = (timeSlots: unknown, day = "MONDAY") => ({
    availabilitySettings: {
      timeZone: "Europe/Brussels",
      dailyAvailabilities: [{ day, timeSlots }],
    },
  });
  const slotTexts = (timeSlots: unknown) =>
    texts(updateAvailabilitySettingsInput, week(timeSlots)).map((text) =>
      text.replace("availabilitySettings.dailyAvailabilities.0.timeSlots", "slots"),
    );

  it("are normalised to HH:MM:SS, the end of the day included", () => {
    const parsed = parseInput(
      updateAvailabilitySettingsInput,
      week([{ start: "22:30", end: "24:00" }]),
    );
    expect(parsed.availabilitySettings.dailyAvailabilities[0]?.timeSlots).toEqual([
      { start: "22:30:00", end: "24:00:00" },
    ]);
  });

  it.each([
    [[], "slots: At least one time slot is required when the day is enabled"],
    [[{ start: "", end: "10:00" }], "slots.0.start: Both start and end times are required"],
    [[{ start: "09:00" }], "slots.0.end: Both start and end times are required"],
    [[{ start: "9", end: "10:00" }], "slots.0.start: Please enter valid time format (HH:MM)"],
    [[{ start: "24:00", end: "24:00" }], "slots.0.start: Please enter valid time format (HH:MM)"],
    [
      [{ start: "09:00:30", end: "10:00" }],
      "slots.0.start: Please enter valid time format (HH:MM)",
    ],
    [[{ start: "10:00", end: "10:00" }], "slots.0.end: End time must be after start time"],
    [[{ start: "10:00", end: "09:00:00" }], "slots.0.end: End time must be after start time"],
    [
      [
        { start: "09:00", end: "11:00" },
        { start: "10:30", end: "12:00" },
      ],
      "slots.1.start: Time slots must not overlap",
    ],
  ])("like %j are refused", (timeSlots, text) => {
    expect(slotTexts(timeSlots)).toEqual([text]);
  });

  it("may meet without overlapping", () => {
    const slots = [
      { start: "11:00", end: "12:00" },
      { start: "09:00", end: "11:00" },
    ];
    expect(slotTexts(slots)).toEqual([]);
  });

  it("name each day once, and a zone", () => {
    const day = { day: "MONDAY", timeSlots: [{ start: "09:00", end: "10:00" }] };
    expect(
      texts(updateAvailabilitySettingsInput, {
        availabilitySettings: { dailyAvailabilities: [day, day] },
      }),
    ).toEqual([
      "availabilitySettings.dailyAvailabilities: Each day can be given only once",
      "availabilitySettings.timeZone: Timezone is required",
    ]);
  });
});

describe("links", () => {
  const link = (url: string, platform = "LINKED_IN", groupType = "SOCIALS") => ({
    url,
    platform,
    groupType,
  });

  it.each([
    ["", "links.0.url: Please enter a valid URL"],
    ["https://", "links.0.url: Please enter a valid URL"],
    ["demo.example", "links.0.url: URL must start with http:// or https://"],
    ["javascript:alert(1)", "links.0.url: URL must start with http:// or https://"],
    ["https://demo example", "links.0.url: Please enter a valid URL"],
  ])("may not lead to %j", (url, text) => {
    expect(texts(updateLinksInput, { links: [link(url)] })).toEqual([text]);
  });

  it("have a known type, and its heading", () => {
    expect(texts(updateLinksInput, { links: [link("https://demo.example", "MYSPACE")] })).toEqual([
      "links.0.platform: Invalid link type",
    ]);
    expect(
      texts(updateLinksInput, { links: [link("https://demo.example", "SUBSTACK", "SOCIALS")] }),
    ).toEqual(["links.0.groupType: Invalid link type"]);
  });

  it("lead to different places, however they are spelled", () => {
    const links = [
      link("https://demo.example"),
      link("https://other.example"),
      link("HTTPS://Demo.example/", "X"),
    ];
    expect(texts(updateLinksInput, { links })).toEqual([
      "links.2.url: This URL is already used in another link",
    ]);
  });

  it("are at most six", () => {
    const links = Array.from({ length: 7 }, (_, index) => link(`https://demo.example/${index}`));
    expect(texts(updateLinksInput, { links: links.slice(1) })).toEqual([]);
    expect(texts(updateLinksInput, { links })).toEqual(["links: You can add at most 6 links"]);
  });
});
