import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_QUESTIONS } from "../../../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { offeringsOf, press, says, storedOffer } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Offerings/Questions", ...screen });

const OWN = [
  { id: "own_1", isRequired: true, question: "Which talk is it about?" },
  { id: "own_2", isRequired: false, question: "When do you give it?" },
];

const one = offeringsOf((creator) => creator.offers());
const oneWithOwn = offeringsOf((creator) => creator.offers({ intakeQuestions: OWN }));

const open = (canvas: Canvas) => press(canvas, "Questions (2) of A clear half hour");

const asked = async (context: { loaded: object }) => {
  const { world } = stageOf(context as Parameters<typeof stageOf>[0]);
  const offer = await storedOffer(world, "A clear half hour");
  return offer?.intakeQuestions?.map(({ question, isRequired }) => `${question} ${isRequired}`);
};

export const Standard = meta.story({
  parameters: scene(one),
  play: async ({ canvas }) => {
    await open(canvas);
    await says(canvas, "What would you like to talk about?");
    await expectFocusOnPage();
    await expect(canvas.getByRole("button", { name: "Write your own" })).toBeVisible();
  },
});

export const Rewritten = meta.story({
  parameters: scene(one),
  play: async ({ canvas, ...context }) => {
    await open(canvas);
    await press(canvas, "Write your own");
    await expectFocusOnPage();
    await press(canvas, "Remove question 2");
    await press(canvas, "Add a question");
    await userEvent.keyboard("Who else comes?");
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "An answer is required to question 2" }),
    );
    await press(canvas, "Move up question 2");
    await press(canvas, "Save questions");
    await says(canvas, "Questions saved");
    await expect(await asked(context)).toEqual([
      "Who else comes? true",
      "What would you like to talk about? true",
    ]);
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await expect(await asked(context)).toBeUndefined();
  },
});

export const Preview = meta.story({
  parameters: scene(oneWithOwn),
  play: async ({ canvas }) => {
    await open(canvas);
    await press(canvas, "Preview as the booker sees it");
    await expect(canvas.getByRole("textbox", { name: "Which talk is it about?" })).toBeRequired();
    await expect(
      canvas.getByRole("textbox", { name: /When do you give it\?\s*\(optional\)/ }),
    ).toBeVisible();
  },
});

export const BackToStandard = meta.story({
  parameters: scene(oneWithOwn),
  play: async ({ canvas, ...context }) => {
    await open(canvas);
    await press(canvas, "Back to the standard questions");
    await says(canvas, "What would you like to talk about?");
    await expectFocusOnPage();
    await press(canvas, "Save questions");
    await says(canvas, "Questions saved");
    await expect(await asked(context)).toBeUndefined();
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await expect(await asked(context)).toEqual([
      "Which talk is it about? true",
      "When do you give it? false",
    ]);
  },
});

export const QuestionTwice = meta.story({
  parameters: scene(oneWithOwn),
  play: async ({ canvas }) => {
    await open(canvas);
    const second = canvas.getByRole("textbox", { name: "Question 2" });
    await retype(second, "which talk is it about? ");
    await press(canvas, "Save questions");
    await isToBeCorrected(second, "This question is already asked");
  },
});

export const ChangedElsewhere = meta.story({
  parameters: scene(oneWithOwn),
  play: async ({ canvas, ...context }) => {
    await open(canvas);
    await press(canvas, "Remove question 2");
    const { world } = stageOf(context);
    const offer = await storedOffer(world, "A clear half hour");
    if (!offer) throw new Error("the offer is there");
    const questions = [{ id: "other", isRequired: false, question: "Asked on the phone?" }];
    await world.store.catalog.replace({ ...offer, intakeQuestions: questions });
    await press(canvas, "Save questions");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await says(canvas, "Asked on the phone?");
    await press(canvas, "Save mine instead");
    await says(canvas, "Questions saved");
    await expect(await asked(context)).toEqual(["Which talk is it about? true"]);
  },
});

export const SaveFailed = meta.story({
  parameters: scene(oneWithOwn),
  play: async ({ canvas, ...context }) => {
    await open(canvas);
    await press(canvas, "Remove question 2");
    stageOf(context).world.faults.network = "offline";
    await press(canvas, "Save questions");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(canvas.getByRole("textbox", { name: "Question 1" })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(oneWithOwn),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("button", "Questions (2) of A clear half hour");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Move down question 1");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Add a question");
    await keys.press("{Enter}");
    await keys.press("Where?");
    await keys.tabTo("button", "Save questions");
    await keys.press("{Enter}");
    await says(canvas, "Questions saved");
    await expect(await asked(context)).toEqual([
      "When do you give it? false",
      "Which talk is it about? true",
      "Where? false",
    ]);
    await expect(
      canvas.getByRole("button", { name: "Questions (3) of A clear half hour" }),
    ).toHaveFocus();
  }),
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf((creator) =>
      creator.offers({
        intakeQuestions: [{ id: "own", isRequired: true, question: RIGHT_TO_LEFT_TEXTS.question }],
      }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "Questions (1) of A clear half hour");
    await expectRightToLeft(canvas.getByRole("textbox", { name: "Question 1" }));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf((creator) => creator.offers({ intakeQuestions: LONGEST_QUESTIONS })),
  ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "Questions (20) of A clear half hour");
    await press(canvas, "Preview as the booker sees it");
    const add = canvas.getByRole("button", { name: "Add a question" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expectToFit(canvasElement);
  },
});
