import { expect, it } from "vitest";
import { createFakeBrowser } from "../../../../session/testing/fakeBrowser.ts";
import {
  forgetSlot,
  isSlotWanted,
  keepSlot,
  keptTime,
  unwantSlot,
  wantSlot,
} from "./chosenSlot.ts";

const ADDRESS = "/demo-speaker/booking/one_1?at=2026-03-18T09:00:00Z";
const slot = { offerId: "one_1", at: Date.parse("2026-03-17T09:00:00Z") };

function openTab() {
  return createFakeBrowser({ server: () => new Promise(() => {}) }).openTab().host;
}

it("a tab proposes the time that was chosen in it, for that offer alone", () => {
  const tab = openTab();
  expect(keptTime(tab, "one_1")).toBeNull();
  keepSlot(tab, { ...slot, leftFrom: ADDRESS });
  expect(keptTime(tab, "one_1")).toEqual({ at: slot.at, leftFrom: ADDRESS });
  expect(keptTime(tab, "one_2")).toBeNull();
});

it("a time that was only looked at is not taken", () => {
  const tab = openTab();
  keepSlot(tab, { ...slot, leftFrom: ADDRESS });
  expect(isSlotWanted(tab, slot)).toBe(false);
});

it("people who come back without signing in see their time, and take none", () => {
  const tab = openTab();
  keepSlot(tab, { ...slot, leftFrom: ADDRESS });
  wantSlot(tab, slot);
  expect(isSlotWanted(tab, slot)).toBe(true);
  unwantSlot(tab);
  expect(isSlotWanted(tab, slot)).toBe(false);
  expect(keptTime(tab, "one_1")).toEqual({ at: slot.at, leftFrom: ADDRESS });
});

it("another time, or another offer at that time, is not the wanted one", () => {
  const tab = openTab();
  wantSlot(tab, slot);
  expect(isSlotWanted(tab, { ...slot, at: slot.at + 1 })).toBe(false);
  expect(isSlotWanted(tab, { ...slot, offerId: "one_2" })).toBe(false);
});

it("once the server has answered, nothing is proposed or taken any more", () => {
  const tab = openTab();
  keepSlot(tab, { ...slot, leftFrom: ADDRESS });
  wantSlot(tab, slot);
  forgetSlot(tab);
  expect(isSlotWanted(tab, slot)).toBe(false);
  expect(keptTime(tab, "one_1")).toBeNull();
});

it("what anybody else wrote into the tab's storage proposes no time", () => {
  const tab = openTab();
  for (const text of ["", "one_1", "one_1 soon", "/demo-speaker/booking/one_1?at=2026"]) {
    tab.tabStorage.setItem("slotChosen", text);
    expect(keptTime(tab, "one_1")).toBeNull();
  }
});
