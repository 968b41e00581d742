import { act, createElement, useState } from "react";
import { type Root, createRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { useForm, useFormState } from "react-hook-form";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ErrorCode } from "../../domain/shared/errors.ts";
import { NO_REVISION } from "../../domain/shared/revision.ts";
import { ToastProvider } from "../../ui/Toast/Toast.tsx";
import { createTurns } from "../../calls/turns.ts";
import type { MutationCall } from "../../relay/useCall.ts";
import { CallError } from "../../calls/callError.ts";
import { FakeNode, fakeDocument } from "./testing/fakeDocument.ts";
import { UnsavedFormsContext } from "./UnsavedFormsContext.ts";
import { useEditForm } from "./useEditForm.ts";

interface Values {
  title: string;
}

interface TitleMutation {
  variables: { title: string | null; revision: string | null };
  response: { revision: string };
}

interface Saving {
  title: string | null;
  revision: string | null;
  answer: (revision: string) => Promise<void>;
  refuse: (code: ErrorCode) => Promise<void>;
}

// What suspended while other tests in this process rendered as a server does has left React's
// contexts as they were where it went on, until something else is rendered in that way.
beforeAll(async () => void (await prerender(null)));
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("HTMLIFrameElement", FakeNode);
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
const roots: Root[] = [];

interface Opening {
  staysOpen?: boolean;
  /** What was typed before the session ended. */
  typedBefore?: { values: Values; revision: string };
  /** Of what is saved at first. */
  revision?: string;
}

/** A form over a server that answers on demand; it stays open unless told otherwise. */
async function openForm({ staysOpen = true, typedBefore, revision = "1" }: Opening = {}) {
  const forms = { add: () => () => {}, kept: () => typedBefore ?? null, forget: () => {} };
  const saving: Saving[] = [];
  const quiet: boolean[] = [];
  const inTurn = createTurns<{ revision: string }>();
  const run = ({ title, revision: from }: TitleMutation["variables"]) =>
    inTurn({ title, from }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<{ revision: string }>();
      const answer = (next: string) => act(async () => resolve({ revision: next }));
      const refuse = (code: ErrorCode) =>
        act(async () => reject(new CallError("Refused", { code })));
      saving.push({ title, revision: from, answer, refuse });
      return promise;
    });
  let shown!: ReturnType<typeof useEditedTitle>;
  const Screen = () => {
    note(useEditedTitle(run, { staysOpen, revision }));
    return null;
  };
  const note = (now: typeof shown) => {
    shown = now;
  };
  const page = fakeDocument();
  const router = createMemoryRouter([{ path: "/", Component: Screen }]);
  const app = createElement(RouterProvider, { router });
  const root = createRoot(page.body as unknown as Element);
  roots.push(root);
  const screen = createElement(UnsavedFormsContext, { value: forms }, app);
  await act(async () => root.render(createElement(ToastProvider, null, screen)));
  return {
    saving,
    type: (title: string) =>
      act(async () => shown.form.setValue("title", title, { shouldDirty: true })),
    save: () => act(async () => void shown.onSubmit()),
    saveTwice: () => act(async () => void [shown.onSubmit(), shown.onSubmit()]),
    saveQuietly: () =>
      act(async () => void shown.saveQuietly().then((isSaved) => quiet.push(isSaved))),
    saveQuietlyTwice: () =>
      act(async () => {
        for (const save of [shown.saveQuietly(), shown.saveQuietly()]) {
          void save.then((isSaved) => quiet.push(isSaved));
        }
      }),
    /** Outcomes of quiet saves. */
    quiet,
    /** The page refetches what somebody has saved. */
    reads: (title: string, now: string) =>
      act(async () => shown.setSaved({ title, revision: now })),
    press: (label: string) => act(async () => page.press(label)),
    text: () => page.body.text(),
    keepMine: () => act(async () => shown.conflict?.keepMine()),
    discard: () => act(async () => shown.restored?.discard()),
    title: () => shown.form.getValues("title"),
    isDirty: () => shown.isDirty,
  };
}

function useEditedTitle(
  run: MutationCall<TitleMutation>["run"],
  opening: Required<Pick<Opening, "staysOpen" | "revision">>,
) {
  const [saved, setSaved] = useState({ title: "First", revision: opening.revision });
  const { title, revision } = saved;
  const form = useForm<Values>({ defaultValues: { title } });
  const { isDirty } = useFormState({ control: form.control });
  const { onSubmit, conflict, saveQuietly, restored } = useEditForm<Values, TitleMutation>({
    form,
    name: { id: "title", label: "Title" },
    call: { isBusy: false, run },
    before: { title },
    revision,
    toVariables: (values, from) => ({ ...values, revision: from }),
    toGiveUp: (from) => ({ title: null, revision: from }),
    revisionIn: (response) => response.revision,
    savedText: "Saved",
    onSaved: () => {},
    staysOpen: opening.staysOpen,
  });
  return { form, isDirty, onSubmit, conflict, saveQuietly, restored, setSaved };
}

async function openSaved() {
  const form = await openForm();
  await form.type("Second");
  await form.save();
  await form.saving[0]?.answer("2");
  await form.reads("Second", "2");
  return form;
}

it("follows what is saved after a change was undone, too, while nothing is typed", async () => {
  const form = await openSaved();
  await form.press("Undo");
  expect(form.saving[1]).toMatchObject({ title: "First", revision: "2" });
  await form.saving[1]?.answer("3");
  await form.reads("First", "3");
  expect(form.title()).toBe("First");
  await form.reads("From the phone", "4");
  expect(form.title()).toBe("From the phone");
});

it("keeps what was typed before a change was undone, and says that it is not saved", async () => {
  const form = await openSaved();
  await form.type("Second and more");
  await form.press("Undo");
  await form.saving[1]?.answer("3");
  await form.reads("First", "3");
  expect(form.title()).toBe("Second and more");
  await form.type("Second");
  expect(form.isDirty()).toBe(true);
  await form.save();
  expect(form.saving[2]).toMatchObject({ title: "Second", revision: "3" });
});

it("keeps what is typed while a save is under way, and says that it is not saved", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.save();
  await form.type("Second and more");
  await form.saving[0]?.answer("2");
  await form.reads("Second", "2");
  expect([form.title(), form.isDirty()]).toEqual(["Second and more", true]);
});

it("keeps what is typed while a change is undone", async () => {
  const form = await openSaved();
  await form.press("Undo");
  await form.type("Second and more");
  await form.saving[1]?.answer("3");
  await form.reads("First", "3");
  expect([form.title(), form.isDirty()]).toEqual(["Second and more", true]);
});

it("does not take an answer to a later save for that of an undo", async () => {
  const form = await openSaved();
  await form.type("Third");
  await form.save();
  await form.press("Undo");
  await form.saving[1]?.answer("3");
  await form.reads("Third", "3");
  expect(form.saving[2]).toMatchObject({ title: "First", revision: "2" });
  await form.saving[2]?.refuse("CHANGED_ELSEWHERE");
  expect([form.title(), form.isDirty()]).toEqual(["Third", false]);
});

it("goes back to what somebody else had saved when saving over it is undone", async () => {
  const form = await openForm();
  await form.type("Mine");
  await form.save();
  await form.saving[0]?.refuse("CHANGED_ELSEWHERE");
  await form.reads("From the phone", "2");
  expect(form.title()).toBe("Mine");
  await form.keepMine();
  expect(form.saving[1]).toMatchObject({ title: "Mine", revision: null });
  await form.saving[1]?.answer("3");
  await form.reads("Mine", "3");
  await form.press("Undo");
  expect(form.saving[2]).toMatchObject({ title: "From the phone", revision: "3" });
});

it("gives up what was the first to be saved when that is undone, and begins again", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.type("Second");
  await form.save();
  expect(form.saving[0]).toMatchObject({ title: "Second", revision: NO_REVISION });
  await form.saving[0]?.answer("2");
  await form.reads("Second", "2");
  await form.press("Undo");
  expect(form.saving[1]).toMatchObject({ title: null, revision: "2" });
  await form.saving[1]?.answer("none, so this counts for nothing");
  await form.reads("What holds instead", NO_REVISION);
  expect([form.title(), form.isDirty()]).toEqual(["What holds instead", false]);
  await form.type("Third");
  await form.save();
  expect(form.saving[2]).toMatchObject({ title: "Third", revision: NO_REVISION });
});

it("shows what holds instead, also when that is read before the answer to an undo", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.type("Second");
  await form.save();
  await form.saving[0]?.answer("2");
  await form.reads("Second", "2");
  await form.press("Undo");
  await form.reads("What holds instead", NO_REVISION);
  await form.saving[1]?.answer("3");
  expect([form.title(), form.isDirty()]).toEqual(["What holds instead", false]);
});

it("restores what somebody else was the first to save when saving over it is undone", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.type("Mine");
  await form.save();
  await form.saving[0]?.refuse("CHANGED_ELSEWHERE");
  await form.reads("From the phone", "2");
  await form.keepMine();
  await form.saving[1]?.answer("3");
  await form.reads("Mine", "3");
  await form.press("Undo");
  expect(form.saving[2]).toMatchObject({ title: "From the phone", revision: "3" });
});

it("follows what it begins with while nothing is saved", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.reads("Another default", NO_REVISION);
  expect([form.title(), form.isDirty()]).toEqual(["Another default", false]);
});

it("has no conflict with a first save of something else that left its values alone", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.type("Second");
  await form.reads("First", "1");
  await form.save();
  expect(form.saving[0]).toMatchObject({ title: "Second", revision: "1" });
});

it("has a conflict with a first save of other values", async () => {
  const form = await openForm({ revision: NO_REVISION });
  await form.type("Second");
  await form.reads("From the phone", "1");
  await form.save();
  expect(form.saving[0]).toMatchObject({ title: "Second", revision: NO_REVISION });
});

it("saves once, and says so once, when it is sent twice at once", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.saveTwice();
  await form.saving[0]?.answer("2");
  expect([form.saving.length, form.text().split("Saved").length - 1]).toEqual([1, 1]);
});

it("can be sent again after it failed", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.save();
  await form.saving[0]?.refuse("UNAVAILABLE");
  await form.save();
  await form.saving[1]?.answer("2");
  await form.type("Third");
  await form.save();
  expect(form.saving[2]).toMatchObject({ title: "Third", revision: "2" });
});

it.each([true, false])(
  "discards what was typed before a session ended for what is saved by then (stays open: %s)",
  async (staysOpen) => {
    const typedBefore = { values: { title: "Typed" }, revision: "1" };
    const form = await openForm({ staysOpen, typedBefore });
    expect(form.title()).toBe("Typed");
    await form.save();
    await form.saving[0]?.refuse("CHANGED_ELSEWHERE");
    await form.reads("From the phone", "2");
    await form.discard();
    expect([form.title(), form.isDirty()]).toEqual(["From the phone", false]);
    await form.type("Second");
    await form.save();
    expect(form.saving[1]).toMatchObject({ title: "Second", revision: "2" });
  },
);

it("saves for something else without a message, and says so", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.saveQuietly();
  expect(form.quiet).toEqual([]);
  await form.saving[0]?.answer("2");
  expect([form.quiet, form.isDirty(), form.text()]).toEqual([[true], false, ""]);
  await form.type("Third");
  await form.save();
  await form.saving[1]?.answer("3");
  expect(form.text()).toContain("Saved");
});

it("says that nothing was saved for something else when that is refused", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.saveQuietly();
  await form.saving[0]?.refuse("UNAVAILABLE");
  expect([form.quiet, form.isDirty(), form.title()]).toEqual([[false], true, "Second"]);
});

it("saves once for something else that is asked for twice at once", async () => {
  const form = await openForm();
  await form.type("Second");
  await form.saveQuietlyTwice();
  await form.saving[0]?.answer("2");
  expect([form.saving.length, form.quiet, form.text()]).toEqual([1, [false, true], ""]);
});
