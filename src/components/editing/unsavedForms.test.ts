import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createUnsavedForms } from "./unsavedForms.ts";

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** The forms of a page; `reloads` says whether the browser does so without asking. */
function openPage() {
  let person: string | undefined = "usr_1";
  const forms = createUnsavedForms({ whoseNow: () => person });
  return {
    ...forms,
    reloads: () => window.dispatchEvent(new Event("beforeunload", { cancelable: true })),
    signsIn: (other: string | undefined) => {
      person = other;
    },
  };
}

it("loses nothing while no form has something to save", () => {
  const page = openPage();
  expect([page.wouldBeLost(), page.reloads()]).toEqual([false, true]);
});

it("asks while one of several forms has something to save", () => {
  const page = openPage();
  const saveFirst = page.add();
  const saveSecond = page.add();
  saveSecond();
  expect([page.wouldBeLost(), page.reloads()]).toEqual([true, false]);
  saveFirst();
  expect([page.wouldBeLost(), page.reloads()]).toEqual([false, true]);
});

it("counts a form once, however often it says that it is saved", () => {
  const page = openPage();
  const save = page.add();
  page.add();
  save();
  save();
  expect(page.wouldBeLost()).toBe(true);
});

it("does not hold back who has signed out, or another account", () => {
  const page = openPage();
  page.add();
  page.signsIn(undefined);
  expect([page.wouldBeLost(), page.reloads()]).toEqual([false, true]);
  page.signsIn("usr_2");
  expect([page.wouldBeLost(), page.reloads()]).toEqual([false, true]);
});
