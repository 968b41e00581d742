import { describe, expect, it } from "vitest";
import { isTimeZone, knownZone, showSameTimes, timeZones, zoneLabel } from "./zones.ts";

const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

describe("time zones", () => {
  it.each([
    "Europe/Brussels",
    "Asia/Kolkata",
    "Asia/Calcutta",
    "America/Argentina/Buenos_Aires",
    "UTC",
    "Etc/GMT+5",
  ])("know %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each([
    "",
    "Mars/Olympus",
    "+02:00",
    "-05:00",
    "Europe/Brussels\u0000",
    " Europe/Brussels",
    "Z".repeat(1_000_000),
  ])("refuse unknown ones", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  it.each([
    { names: ["Asia/Kolkata", "Europe/Brussels"], known: "Asia/Kolkata" },
    { names: [null, undefined, "Europe/Brussels"], known: "Europe/Brussels" },
    // What WebKit reports for an unknown zone, and a zone that only newer systems know.
    { names: ["Etc/Unknown", "Europe/Brussels"], known: "Europe/Brussels" },
    { names: ["Antarctica/Tomorrow", "Etc/Unknown"], known: "UTC" },
    { names: [], known: "UTC" },
  ])("are taken from $names as the first that this machine knows", ({ names, known }) => {
    expect(knownZone(...names)).toBe(known);
  });

  it("have a label without an offset where this machine does not know them", () => {
    expect(zoneLabel("Antarctica/Tomorrow", winter)).toBe("Antarctica/Tomorrow");
  });

  it("can be chosen from by name, UTC among them, each of them valid", () => {
    const zones = timeZones();
    expect(zones).toContain("Europe/Brussels");
    expect(zones).toContain("UTC");
    expect(zones).toEqual([...zones].sort());
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it("are labelled with their distance from UTC at the time", () => {
    expect(zoneLabel("Europe/Brussels", winter)).toBe("Europe/Brussels (UTC+01:00)");
    expect(zoneLabel("Europe/Brussels", summer)).toBe("Europe/Brussels (UTC+02:00)");
    expect(zoneLabel("America/New_York", winter)).toBe("America/New York (UTC−05:00)");
    expect(zoneLabel("America/St_Johns", winter)).toBe("America/St Johns (UTC−03:30)");
    expect(zoneLabel("UTC", winter)).toBe("UTC");
  });

  it("are labelled with today's name of a place", () => {
    expect(zoneLabel("Asia/Calcutta", winter)).toBe("Asia/Kolkata (UTC+05:30)");
    expect(zoneLabel("Europe/Kiev", winter)).toBe("Europe/Kyiv (UTC+02:00)");
  });
});

describe("two zones", () => {
  const halfYear = { start: winter, end: summer };

  it.each([
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Europe/Brussels", "Europe/Amsterdam"],
  ])("%s and %s show the same times", (zone, other) => {
    expect(showSameTimes(zone, other, halfYear)).toBe(true);
  });

  it.each([
    ["Europe/Brussels", "Asia/Tokyo"],
    // Equal in winter only.
    ["Europe/Brussels", "Africa/Lagos"],
  ])("%s and %s do not", (zone, other) => {
    expect(showSameTimes(zone, other, halfYear)).toBe(false);
  });
});
