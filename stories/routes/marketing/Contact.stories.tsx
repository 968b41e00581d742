import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import type { Scene } from "../../../.storybook/stage/stage.tsx";
import { LONGEST_PERSON } from "../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT, RIGHT_TO_LEFT_TEXTS } from "../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../server/world/people.ts";
import type { World } from "../../../server/world/world.ts";
import { investorsContactAddress, reportAddress } from "../../../src/domain/forms/addresses.ts";
import {
  FORMS_PER_DAY_MAX,
  FORM_MESSAGE_MAX,
  REPORTED_ADDRESS_MAX,
} from "../../../src/domain/shared/limits.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import { factsOf, names, viewer } from "../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled } from "../../support/controls.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../support/keyboard.ts";
import { answersLate } from "../../support/late.ts";
import { isAskedBeforeLeaving } from "../../support/leaving.ts";
import { failed, loading, offline, sessionEnded } from "../../support/sharedStates.ts";
import { fillForm, frameForms, messageField, press, received } from "./forms.ts";

const meta = preview.meta({ title: "Screens/Marketing/Contact", ...screen });

const REPORTED = "/demo-speaker/about";
const ADDRESSES = {
  anything: PATHS.contact,
  investing: investorsContactAddress(),
  "a page": reportAddress(REPORTED),
} as const;
const opened: Scene = async () => PATHS.contact;
const signedIn: Scene = async (world) => {
  await (await user(world)).signsIn();
  return PATHS.contact;
};
const THANKS = "Thank you, Demo Visitor.";
const QUESTION = { message: "How do I get a page?" };

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      who: viewer("visitor"),
      about: choice("About", ["anything", "investing", "a page"]),
    },
    open: async (world, { names: kind, who, about }) => {
      const facts = factsOf(kind);
      if (who === "creator") await (await beamer(world, facts.creator)).signsIn();
      if (who === "signed in") await (await user(world, facts.guest)).signsIn();
      return ADDRESSES[about];
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Write to us" })).toBeVisible();
    await expect(canvas.getByLabelText("Your name")).toHaveValue("");
  }),
});

export const Loading = meta.story(loading(opened, { field: "framedForms" }));

export const Failed = meta.story(failed(opened, { field: "framedForms" }));

export const Offline = meta.story(offline(opened));

export const SessionEnded = meta.story(sessionEnded(signedIn));

export const Investors = meta.story({
  parameters: scene(async () => investorsContactAddress()),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Let’s talk about Beamers" });
    await fillForm(canvas, QUESTION);
    await press(canvas, "Send message");
    await canvas.findByRole("heading", { name: THANKS });
    await expect(await received(stageOf(context).world)).toMatchObject([{ kind: "INVESTORS" }]);
  },
});

export const Report = meta.story({
  parameters: scene(async () => reportAddress(REPORTED)),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Report this page" });
    await expect(canvas.getByText(REPORTED)).toBeVisible();
    await expect(canvas.getByText(/We look at every report/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /What is wrong with it/ })).toBeVisible();
  },
});

export const ReportOfNowhere = meta.story({
  parameters: scene(async () => reportAddress("https://elsewhere.example/")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Write to us" })).toBeVisible();
    await expect(canvas.queryByText(/elsewhere/)).toBeNull();
  },
});

export const SignedIn = meta.story({
  parameters: scene(signedIn),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByLabelText("Your name")).toHaveValue("Demo Visitor");
    await expect(canvas.getByLabelText("Your email")).toHaveValue("visitor@demo.example");
    await userEvent.type(messageField(canvas), "Hello");
    await press(canvas, "Send message");
    await canvas.findByRole("heading", { name: THANKS });
    const { world } = stageOf(context);
    const [form] = await received(world);
    await expect(await world.store.users.byId(form?.userId ?? "")).not.toBeNull();
  },
});

export const Sent = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, QUESTION);
    await press(canvas, "Send message");
    const thanks = await canvas.findByRole("heading", { name: THANKS });
    await waitFor(() => expect(thanks.closest("[role=status]")).toHaveFocus());
    await expect(canvas.getByText("We have your message and will answer by email.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send message" })).toBeNull();
    await expect(await received(stageOf(context).world)).toMatchObject([QUESTION]);
  },
});

/** The same form, sent a second time from the same page. */
export const SentAgain = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    for (const _ of [1, 2]) {
      await fillForm(canvas, QUESTION);
      await press(canvas, "Send message");
      await canvas.findByRole("heading", { name: THANKS });
      await press(canvas, "Write another one");
      await expect(messageField(canvas)).toHaveValue("");
    }
    await expect(await received(stageOf(context).world)).toHaveLength(1);
  },
});

export const LeavingAsked = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, QUESTION);
    await isAskedBeforeLeaving(
      { canvas, ...context },
      { link: "Private beta", to: PATHS.privateBeta },
    );
    await canvas.findByRole("heading", { name: "One hundred pioneers" });
  },
});

export const OtherSubject = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, QUESTION);
    await userEvent.click(canvas.getByRole("link", { name: "Write to us as an investor" }));
    await canvas.findByRole("heading", { name: "Let’s talk about Beamers" });
    await expect(messageField(canvas)).toHaveValue(QUESTION.message);
    await press(canvas, "Send message");
    await canvas.findByRole("heading", { name: THANKS });
    await expect(await received(stageOf(context).world)).toMatchObject([{ kind: "INVESTORS" }]);
    await userEvent.click(canvas.getByRole("link", { name: "Write to us" }));
    await expect(await canvas.findByRole("button", { name: "Send message" })).toBeVisible();
  },
});

/** It has arrived, but not its answer: a second press while it is awaited is ignored. */
export const AnswerLost = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answer = answersLate(world, "sendForm");
    await fillForm(canvas, QUESTION);
    const button = canvas.getByRole("button", { name: "Send message" });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await waitFor(async () => expect(await received(world)).toHaveLength(1));
    answer();
    await canvas.findByRole("heading", { name: THANKS });
    await expect(await received(world)).toHaveLength(1);
  },
});

export const ReportSent = meta.story({
  parameters: scene(async () => reportAddress(REPORTED)),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, { message: "These are my slides." });
    await press(canvas, "Send report");
    await canvas.findByText("We have your report. We’ll look at it and answer by email.");
    await expect(await received(stageOf(context).world)).toMatchObject([
      { kind: "REPORT", reportedAddress: REPORTED, message: "These are my slides." },
    ]);
  },
});

export const RefusedFields = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, { name: " ", email: "nobody" });
    await press(canvas, "Send message");
    await isToBeCorrected(canvas.getByLabelText("Your name"), "Name is required");
    await expect(canvas.getByText("Invalid email address")).toBeVisible();
    await expect(canvas.getByText("Message is required")).toBeVisible();
    await expect(await received(stageOf(context).world)).toEqual([]);
  },
});

export const SendingOffline = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await fillForm(canvas, QUESTION);
    world.faults.network = "offline";
    await press(canvas, "Send message");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(messageField(canvas)).toHaveValue(QUESTION.message);
    world.faults.network = null;
    await press(canvas, "Send message");
    await canvas.findByRole("heading", { name: THANKS });
    await expect(await received(world)).toHaveLength(1);
  },
});

/** As many as are taken within a day have been sent. */
async function fillDay(world: World): Promise<void> {
  const form = {
    kind: "CONTACT",
    name: "Demo Visitor",
    email: "visitor@demo.example",
    message: "Hello",
    claimedSlug: null,
    reportedAddress: null,
    userId: null,
    sentAt: world.now(),
  } as const;
  for (let sent = 0; sent < FORMS_PER_DAY_MAX; sent += 1) {
    await world.store.forms.add({ ...form, digest: `digest ${sent}` });
  }
}

export const TooOften = meta.story({
  parameters: scene(async (world) => {
    await fillDay(world);
    return PATHS.contact;
  }),
  play: async ({ canvas }) => {
    await fillForm(canvas, QUESTION);
    await press(canvas, "Send message");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Too many forms have been sent today. Please send yours again tomorrow.",
    );
    await expect(messageField(canvas)).toHaveValue(QUESTION.message);
  },
});

export const Framed = meta.story({
  parameters: scene(async (world) => {
    frameForms(world);
    return PATHS.contact;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle("Write to us")).toHaveAttribute("src", "/forms/contact");
    const link = canvas.getByRole("link", { name: "Open it in a new tab" });
    await expect(link).toHaveAttribute("href", "/forms/contact");
    await expect(canvas.queryByLabelText("Your name")).toBeNull();
  },
});

const sentAs = (facts: Parameters<typeof user>[1]) => ({
  parameters: scene(async (world) => {
    await (await user(world, facts)).signsIn();
    return reportAddress(`/${facts?.slug ?? "demo-speaker"}/about`);
  }),
});

export const LongNames = meta.story({
  ...onSmallPhone,
  ...sentAs(LONG_NAMED),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /wrong/ }), "Not mine");
    await press(canvas, "Send report");
    await canvas.findByRole("heading", { name: /^Thank you/ });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  ...sentAs(RIGHT_TO_LEFT),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByLabelText("Your name");
    await expectRightToLeft(name);
    await userEvent.type(messageField(canvas), RIGHT_TO_LEFT_TEXTS.description);
    await expectRightToLeft(messageField(canvas));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await (await user(world, LONGEST_PERSON)).signsIn();
    const path = `/${"long-address-".repeat(40)}`.slice(0, REPORTED_ADDRESS_MAX);
    return reportAddress(path);
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Your name");
    const text = "Every word of it. ".repeat(200).slice(0, FORM_MESSAGE_MAX);
    await userEvent.click(messageField(canvas));
    await userEvent.paste(text);
    await expect(canvas.getByText(`${FORM_MESSAGE_MAX} / ${FORM_MESSAGE_MAX}`)).toBeVisible();
    await press(canvas, "Send report");
    await canvas.findByRole("heading", { name: /^Thank you/ });
    await expectToFit(canvasElement);
  },
});

export const SendingByKeyboard = meta.story({
  parameters: scene(opened),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("textbox", "Your name");
    await keys.press("Demo Visitor{Tab}visitor@demo.example");
    await keys.tabTo("button", "Send message");
    await keys.press("{Enter}");
    await isToBeCorrected(messageField(canvas), "Message is required");
    await keys.press("How do I begin?");
    await keys.tabTo("button", "Send message");
    await keys.press("{Enter}");
    const thanks = await canvas.findByRole("heading", { name: THANKS });
    await waitFor(() => expect(thanks.closest("[role=status]")).toHaveFocus());
  }),
});
