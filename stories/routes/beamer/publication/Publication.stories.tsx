import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { quickUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { DRAWN } from "../../../../server/world/documents.ts";
import { LONGEST_DROP } from "../../../../server/world/extremes/longest.ts";
import { UNBROKEN_WORD } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { titleField } from "../../../support/itemForm.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { type Played } from "../../../support/played.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { dropIn, editing } from "./scenes.ts";
import { DOCUMENTS, factsOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, centsOf, choice, controlled, price } from "../../../support/controls.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Publication",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 12),
      status: choice("It is", ["a draft", "published"]),
      document: choice("Document", ["drawn", "being drawn", "cannot be drawn", "none"]),
    },
    open: (world, { names: kind, euro, status, document }) =>
      editing({
        ...DOCUMENTS[document],
        ...factsOf(kind).drop,
        priceInCents: centsOf(euro),
        status: status === "published" ? "PUBLISHED" : "DRAFT",
      })(world),
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "The quiet interface",
    );
    await expect(canvas.getByText(/Visitors see the first page/)).toBeVisible();
    await expect(canvas.getByText(/A buyer in Belgium pays/)).toBeVisible();
    await expect(canvas.getByText(/You keep/)).toBeVisible();
    // Stacked on a phone: what people come to edit is reached first.
    await expect(canvas.getByLabelText("Title")).toAppearBefore(
      canvas.getByText("Replace the file"),
    );
  }),
});

export const New = meta.story({
  parameters: scene(editing({ title: "", description: null, priceInCents: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Untitled drop",
    );
    await expect(canvas.getByRole("button", { name: /Publish Now/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByText("Add a title before you publish this")).toBeVisible();
  },
});

export const Published = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Publish Now/ }));
    await expect(await canvas.findByRole("button", { name: /Unpublish/ })).toBeVisible();
    await expect((await dropIn(context))?.status).toBe("PUBLISHED");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(editing()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Next page");
    await keys.press("{Enter}");
    await expect(await canvas.findByRole("group", { name: "Page 2 of 40" })).toBeVisible();
    await keys.tabTo("button", "Choose another PDF");
    await keys.tabTo("textbox", "Title");
    await keys.press("{Control>}a{/Control}Quieter{Enter}");
    await expect(await canvas.findByText("Drop saved")).toBeVisible();
    await expect(canvas.getByLabelText("Title")).toHaveFocus();
  }),
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/beamer/publication/pub_unknown";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/404"));
  },
});

export const OfAnotherCreator = meta.story({
  parameters: scene(async (world) => {
    const other = await beamer(world, { slug: "another-speaker", affiliateCode: "ANOTHERONE" });
    const { id } = await other.drops();
    await (await beamer(world)).signsIn();
    return `/beamer/publication/${id}`;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/404"));
  },
});

export const NoCreator = meta.story({
  parameters: scene(async (world) => {
    const { id } = await (await beamer(world)).drops();
    await (await user(world)).signsIn();
    return `/beamer/publication/${id}`;
  }),
  play: async (context) => {
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/home"));
  },
});

export const Loading = meta.story(loading(editing(), { field: "publicationById" }));

export const Failed = meta.story(failed(editing(), { field: "publicationById" }));

export const Offline = meta.story(offline(editing()));

export const SignedOut = meta.story(signedOut(editing()));

export const SessionEnded = meta.story(sessionEnded(editing()));

const fits = async ({ canvas, canvasElement }: Played) => {
  await titleField(canvas);
  await expectToFit(canvasElement);
};

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(
    editing({
      title: UNBROKEN_WORD,
      document: { ...DRAWN.document, name: `${UNBROKEN_WORD}.pdf` },
    }),
  ),
  play: fits,
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(editing({ title: RIGHT_TO_LEFT_TEXTS.drop })),
  play: fits,
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(editing(LONGEST_DROP)),
  play: fits,
});
