import { describe, expect, it } from "vitest";
import type { MeetingKind } from "../generated/enums.ts";
import { createOneOnOneInput } from "../catalogue/inputs/createOneOnOne.ts";
import { parseInput } from "../shared/inputs/parseInput.ts";
import { shownTexts as texts } from "../shared/inputs/shownTexts.ts";
import { updateMeetingPlaceInput } from "./inputs/updateMeetingPlace.ts";
import { BOOKING_STANDINGS, BOOKING_TRANSITIONS, columnsOf } from "./lifecycle.ts";
import {
  calendarLocation,
  namedPlace,
  onOneLine,
  placeChangeRefusal,
  telephoneAddress,
} from "./meetingPlace.ts";

const textsOf = (meetingKind: string | null, meetingDetails: string | null) =>
  texts(updateMeetingPlaceInput, { id: "bkg_1", meetingKind, meetingDetails });

describe("a meeting place", () => {
  it("needs no details by video, and forgets them", () => {
    expect(textsOf("VIDEO", null)).toEqual([]);
    expect(namedPlace({ meetingKind: "VIDEO", meetingDetails: "https://x.example" })).toEqual({
      kind: "VIDEO",
      details: null,
    });
  });

  it.each([
    ["LINK", "Link is required"],
    ["PHONE", "Phone number is required"],
    ["ADDRESS", "Address is required"],
  ])("needs details as %s", (kind, text) => {
    for (const blank of [null, "", " \n "]) {
      expect(textsOf(kind, blank)).toEqual([`meetingDetails: ${text}`]);
    }
  });

  it("takes a full link", () => {
    expect(textsOf("LINK", "https://meet.example/you?pwd=1")).toEqual([]);
    for (const link of ["meet.example/you", "https://", "javascript:alert(1)", "two https://x.y"]) {
      expect(textsOf("LINK", link), link).toEqual([
        "meetingDetails: Enter the full link, such as https://meet.example/you",
      ]);
    }
  });

  it("takes a phone number that can be called from anywhere", () => {
    for (const number of ["+32 2 123 45 67", "+32(0)2/123.45.67", "+1-555-0100"]) {
      expect(textsOf("PHONE", number), number).toEqual([]);
    }
    for (const number of ["02 123 45 67", "+32", "+32 2 CALL ME", `+${"1".repeat(40)}`]) {
      expect(textsOf("PHONE", number), number).toEqual([
        "meetingDetails: Enter a phone number with its country code, such as +32 2 123 45 67",
      ]);
    }
  });

  it("takes an address of several lines, and at most 500 characters", () => {
    const address = "Demo Street 1\n1000 Brussels";
    const command = { id: "bkg_1", meetingKind: "ADDRESS", meetingDetails: address };
    expect(parseInput(updateMeetingPlaceInput, command)).toMatchObject(command);
    expect(textsOf("ADDRESS", "a".repeat(501))).toEqual([
      "meetingDetails: Use at most 500 characters",
    ]);
  });

  it("is said on one line where there is no room for more", () => {
    expect(onOneLine("Demo Street 1\n\n 1000 Brussels \nRing twice")).toBe(
      "Demo Street 1, 1000 Brussels, Ring twice",
    );
    expect(onOneLine("https://meet.example/you")).toBe("https://meet.example/you");
  });

  it("is a place in a calendar, by video the address at which one joins", () => {
    const asPlace = (kind: MeetingKind, details: string | null) =>
      calendarLocation({ kind, details }, null);
    const joinUrl = "https://beamers.example/demo/live/channel";
    expect(calendarLocation({ kind: "VIDEO", details: null }, joinUrl)).toBe(joinUrl);
    expect(asPlace("VIDEO", null)).toBeNull();
    expect(asPlace("LINK", "https://meet.example/you")).toBe("https://meet.example/you");
    expect(asPlace("PHONE", "+1 202 555 0100")).toBe("By phone: +1 202 555 0100");
    expect(asPlace("ADDRESS", "Demo Street 1\n1000 Brussels")).toBe("Demo Street 1, 1000 Brussels");
  });

  it("is called from anywhere, without the zero that is for calls within the country", () => {
    expect(telephoneAddress("+1 202 555 0100")).toBe("tel:+12025550100");
    expect(telephoneAddress("+32(0)2/123.45.67")).toBe("tel:+3221234567");
  });

  it("is refused where it is named without how they meet", () => {
    const offer = { title: "A", price: 0, descriptionBulletPoints: [], duration: "SIXTY_MINUTES" };
    expect(texts(createOneOnOneInput, { ...offer, meetingDetails: "https://x.example" })).toEqual([
      "meetingDetails: Please say how you meet, too",
    ]);
    expect(texts(createOneOnOneInput, offer)).toEqual([]);
  });

  it("needs to say how", () => {
    expect(textsOf(null, "x")).toEqual(["meetingKind: Please say how you meet"]);
    expect(textsOf("MARS", "x")).toEqual(["meetingKind: Please say how you meet"]);
  });
});

describe("changing it", () => {
  const now = Date.parse("2026-03-19T09:00:00Z");
  const standings = Object.keys(BOOKING_STANDINGS) as (keyof typeof BOOKING_STANDINGS)[];

  it("is refused exactly where the life cycle has no such transition", () => {
    for (const standing of standings) {
      const { state } = columnsOf(standing);
      const isRefused = placeChangeRefusal({ state, endsAt: now + 1 }, now) !== null;
      expect(isRefused, standing).toBe(!(standing in BOOKING_TRANSITIONS.changePlace.moves));
    }
  });

  it("is possible until the session is over", () => {
    const booking = { state: "CONFIRMED", endsAt: now } as const;
    expect(placeChangeRefusal(booking, now - 1)).toBeNull();
    expect(placeChangeRefusal(booking, now)).toBe("SESSION_OVER");
  });
});
