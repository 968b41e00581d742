import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { isAskedBeforeLeaving } from "../../../support/leaving.ts";
import { linkTokenTo } from "../../../support/mails.ts";
import { retype } from "../../../support/played.ts";
import {
  addressField,
  kept,
  mailsSection,
  NOBODY_VOUCHES,
  OTHER,
  OWN,
  press,
  REFUSED_AT,
  settings,
} from "./mails.ts";

const meta = preview.meta({ title: "Screens/User/Settings", ...screen });

const RIGHT_TO_LEFT = "דוגמה@demo.example";

export const MailAddressConfirmed = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const field = await addressField(canvas);
    await expect(field).toHaveValue(OWN);
    await expect(field).toHaveAccessibleDescription("Confirmed: your mails go here.");
    await expect(canvas.getByRole("button", { name: "Send the link" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const MailAddressNotConfirmed = meta.story({
  parameters: settings(NOBODY_VOUCHES),
  play: async ({ canvas }) => {
    await expect(await addressField(canvas)).toHaveValue(OWN);
    await expect(canvas.getByText("Confirm your address to get mails.")).toBeVisible();
    await expect(canvas.getByText(/Until you open it, we don’t write to you/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send the link" })).toBeEnabled();
  },
});

/** Mails go where they went until the link to the other address is opened. */
export const MailAddressChanging = meta.story({
  parameters: settings({}, [OTHER]),
  play: async ({ canvas, ...context }) => {
    await expect(await addressField(canvas)).toHaveValue(OTHER);
    await expect(canvas.getByText(/Until you open one, mails go to/)).toHaveTextContent(OWN);
    await press(canvas, "Send another link");
    await expect(await canvas.findByText("Link sent")).toBeVisible();
    const now = await kept(stageOf(context).world);
    await expect(now).toMatchObject({ address: OWN, pendingAddress: OTHER });
    await expect(now?.linksSentAt).toHaveLength(2);
  },
});

export const MailAddressChanged = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    const field = await retype(await addressField(canvas), OTHER);
    await expect(field).toHaveAccessibleDescription(/once you’ve opened the link/);
    await press(canvas, "Send the link");
    await expect(await canvas.findByText(/Until you open one, mails go to/)).toBeVisible();
    await expect(await linkTokenTo(stageOf(context).world, OTHER)).not.toBe("");
  },
});

export const MailAddressKept = meta.story({
  parameters: settings({}, [OTHER]),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Keep the old one");
    await expect(await canvas.findByText("Address kept")).toBeVisible();
    const field = await addressField(canvas);
    await waitFor(() => expect(field).toHaveValue(OWN));
    await expect(field).toHaveFocus();
    await expect(await kept(stageOf(context).world)).toMatchObject({
      address: OWN,
      pendingAddress: null,
    });
  },
});

export const MailAddressWrong = meta.story({
  parameters: settings(),
  play: async ({ canvas }) => {
    const field = await retype(await addressField(canvas), "visitor at demo");
    await press(canvas, "Send the link");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Invalid email address");
    await expect(field).toHaveFocus();
  },
});

export const MailAddressLeavingAsked = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    await retype(await addressField(canvas), OTHER);
    await isAskedBeforeLeaving({ canvas, ...context }, { link: "Beamers", to: "/user/home" });
  },
});

export const MailAddressByKeyboard = meta.story({
  parameters: settings(),
  play: byKeyboard(async ({ canvas, keys }) => {
    await addressField(canvas);
    const field = await keys.tabTo("textbox", "Address for mails");
    await keys.press("{Control>}a{/Control}nowhere{Enter}");
    await isToBeCorrected(field, "Invalid email address");
    await keys.press(`{Control>}a{/Control}${OTHER}{Enter}`);
    await expect(await canvas.findByText("Link sent")).toBeVisible();
    await expect(field).toHaveFocus();
  }),
});

export const MailAddressLongest = meta.story({
  ...onSmallPhone,
  parameters: settings({ address: LONGEST_PERSON.email, refusedAt: REFUSED_AT }, [
    LONGEST_PERSON.email.replace("w", "v"),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const section = await mailsSection(canvas);
    await expect(await section.findByText(/^Our mails to/)).toHaveTextContent(LONGEST_PERSON.email);
    await expectToFit(canvasElement);
  },
});

export const MailAddressRightToLeft = meta.story({
  ...onSmallPhone,
  parameters: settings({}, [RIGHT_TO_LEFT]),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await addressField(canvas));
    await expectRightToLeft(canvas.getByText(RIGHT_TO_LEFT));
    await expectToFit(canvasElement);
  },
});
