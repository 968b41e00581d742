import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { addressOf, type Scene } from "../../../.storybook/stage/stage.tsx";
import { LONGEST_PERSON } from "../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../server/world/people.ts";
import { betaProgramAddress } from "../../../src/domain/forms/addresses.ts";
import { SLUG_MAX } from "../../../src/domain/shared/limits.ts";
import { claimedSlug } from "../../../src/session/claimedSlug.ts";
import { factsOf, names, viewer } from "../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled } from "../../support/controls.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../support/keyboard.ts";
import { type Canvas, retype } from "../../support/played.ts";
import { failed, loading, offline, sessionEnded } from "../../support/sharedStates.ts";
import { fillForm, frameForms, press, received } from "./forms.ts";

const meta = preview.meta({ title: "Screens/Marketing/Beta program", ...screen });

const NAMES = { none: "", free: "my-name", taken: "demo-speaker", impossible: "my name" } as const;
const named =
  (name: string): Scene =>
  async () =>
    betaProgramAddress(name);
const answerIn = (canvas: Canvas) => canvas.findByRole("region", { name: "The name you want" });
const FREE =
  "beamers.example/my-name is free. It isn’t reserved: it goes to the first person who joins with it.";

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      who: viewer("visitor"),
      name: choice("Wanted name", ["none", "free", "taken", "impossible"]),
    },
    open: async (world, { names: kind, who, name }) => {
      const facts = factsOf(kind);
      const creator = await beamer(world, facts.creator);
      if (who === "creator") await creator.signsIn();
      if (who === "signed in") await (await user(world, facts.guest)).signsIn();
      return betaProgramAddress(name === "taken" ? creator.row.slug : NAMES[name]);
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    const title = { name: "Be one of the first hundred" };
    await expect(await canvas.findByRole("heading", title)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask for a place" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "The name you want" })).toBeNull();
  }),
});

export const Loading = meta.story(loading(named("my-name"), { field: "isSlugFree" }));

export const Failed = meta.story(failed(named("my-name"), { field: "isSlugFree" }));

export const Offline = meta.story(offline(named("my-name")));

export const SessionEnded = meta.story(
  sessionEnded(async (world) => {
    await (await user(world)).signsIn();
    return betaProgramAddress("");
  }),
);

export const NameFree = meta.story({
  parameters: scene(named("my-name")),
  play: async ({ canvas }) => {
    await expect(await answerIn(canvas)).toHaveTextContent(FREE);
    await expect(canvas.getByLabelText("The address of your page")).toHaveValue("my-name");
  },
});

export const NameTaken = meta.story({
  parameters: scene(async (world) => {
    const { row } = await beamer(world);
    return betaProgramAddress(row.slug);
  }),
  play: async ({ canvas }) => {
    const text = "beamers.example/demo-speaker is taken. Try another.";
    await expect(await answerIn(canvas)).toHaveTextContent(text);
  },
});

export const NameReserved = meta.story({
  parameters: scene(named("support-desk")),
  play: async ({ canvas }) => {
    await expect(await answerIn(canvas)).toHaveTextContent(
      "support-desk can’t be the address of a page. This address is reserved. Choose another one.",
    );
  },
});

export const NameImpossible = meta.story({
  parameters: scene(named("my name")),
  play: async ({ canvas }) => {
    await expect(await answerIn(canvas)).toHaveTextContent(
      "my name can’t be the address of a page. Use only letters a to z, digits and hyphens.",
    );
  },
});

/** What was typed in the form stays while another name is looked up, and goes with that one. */
export const NameChanged = meta.story({
  parameters: scene(async (world) => {
    const { row } = await beamer(world);
    return betaProgramAddress(row.slug);
  }),
  play: async ({ canvas, ...context }) => {
    await answerIn(canvas);
    await fillForm(canvas);
    const field = await retype(canvas.getByLabelText("The address of your page"), "my-name");
    await userEvent.type(field, "{Enter}");
    await waitFor(async () => expect(await answerIn(canvas)).toHaveTextContent(FREE));
    await expect(canvas.getByLabelText("Your name")).toHaveValue("Demo Visitor");
    await press(canvas, "Ask for a place");
    await canvas.findByRole("heading", { name: "Thank you, Demo Visitor." });
    await expect(await received(stageOf(context).world)).toMatchObject([
      { kind: "BETA", claimedSlug: "my-name" },
    ]);
  },
});

export const JoiningWithAName = meta.story({
  parameters: scene(named("my-name")),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "I have an invitation" }));
    const stage = stageOf(context);
    await waitFor(() => expect(addressOf(stage)).toBe("/join?name=my-name"));
    // The onboarding comes back to it.
    await waitFor(() =>
      expect(stage.app && claimedSlug(stage.app.frame.session.host)).toBe("my-name"),
    );
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const Sent = meta.story({
  parameters: scene(named("my-name")),
  play: async ({ canvas, ...context }) => {
    await fillForm(canvas, { message: "On calm technology" });
    await press(canvas, "Ask for a place");
    await canvas.findByRole("heading", { name: "Thank you, Demo Visitor." });
    await expect(canvas.getByText("We have your request and will answer by email.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ask for a place" })).toBeNull();
    await expect(await received(stageOf(context).world)).toMatchObject([
      { kind: "BETA", claimedSlug: "my-name", message: "On calm technology" },
    ]);
  },
});

export const RefusedFields = meta.story({
  parameters: scene(named("")),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Your name");
    await press(canvas, "Ask for a place");
    await isToBeCorrected(canvas.getByLabelText("Your name"), "Name is required");
    await expect(canvas.getByText("Invalid email address")).toBeVisible();
    await expect(canvas.queryByText("Message is required")).toBeNull();
  },
});

export const Framed = meta.story({
  parameters: scene(async (world) => {
    frameForms(world);
    return betaProgramAddress("my-name");
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle("Ask for a place")).toHaveAttribute("src", "/forms/beta");
    await expect(canvas.queryByLabelText("Your name")).toBeNull();
  },
});

const askedAs = (facts: Parameters<typeof user>[1], name: string) => ({
  parameters: scene(async (world) => {
    await (await user(world, facts)).signsIn();
    return betaProgramAddress(name);
  }),
});

export const LongNames = meta.story({
  ...onSmallPhone,
  ...askedAs(LONG_NAMED, "the-woman-who-explains-quiet-technology"),
  play: async ({ canvas, canvasElement }) => {
    await answerIn(canvas);
    await press(canvas, "Ask for a place");
    await canvas.findByRole("heading", { name: /^Thank you/ });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  ...askedAs(RIGHT_TO_LEFT, RIGHT_TO_LEFT.firstName),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    await expectRightToLeft(canvas.getByLabelText("Your name"));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  ...askedAs({ ...LONGEST_PERSON, slug: "somebody" }, "x".repeat(2 * SLUG_MAX)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await answerIn(canvas)).toHaveTextContent("is free");
    await expect(canvas.getByLabelText("The address of your page")).toHaveValue(
      "x".repeat(SLUG_MAX),
    );
    await expectToFit(canvasElement);
  },
});

export const AskingByKeyboard = meta.story({
  parameters: scene(named("")),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("textbox", "The address of your page");
    await keys.press("my-name{Enter}");
    await waitFor(async () => expect(await answerIn(canvas)).toHaveTextContent(FREE));
    await keys.tabTo("textbox", "Your name");
    await keys.press("Demo Visitor{Tab}visitor@demo.example");
    await keys.tabTo("button", "Ask for a place");
    await keys.press("{Enter}");
    const thanks = await canvas.findByRole("heading", { name: "Thank you, Demo Visitor." });
    await waitFor(() => expect(thanks.closest("[role=status]")).toHaveFocus());
  }),
});
