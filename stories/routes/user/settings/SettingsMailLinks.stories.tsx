import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  MAIL_LINKS_PER_DAY_MAX,
  MAIL_LINK_LIFETIME_MS,
} from "../../../../src/domain/shared/limits.ts";
import { linkTokenTo } from "../../../support/mails.ts";
import { retype } from "../../../support/played.ts";
import {
  addressField,
  kept,
  NOBODY_VOUCHES,
  openSettings,
  OTHER,
  OWN,
  press,
  REFUSED_AT,
  settings,
} from "./mails.ts";

const meta = preview.meta({ title: "Screens/User/Settings", ...screen });

export const MailLinkSent = meta.story({
  parameters: settings(NOBODY_VOUCHES),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Send the link");
    await expect(await canvas.findByText("Link sent")).toBeVisible();
    await expect(await canvas.findByText(/^We sent a link to/)).toHaveTextContent(
      `We sent a link to ${OWN} on Monday 16 March 2026 at 10:00.`,
    );
    await expect(canvas.getByRole("button", { name: "Send another link" })).toHaveFocus();
    await expect(await linkTokenTo(stageOf(context).world, OWN)).toMatch(/^usr_/);
  },
});

/** Asked for twice at once, one link is enough. */
export const MailLinkOnItsWay = meta.story({
  parameters: settings(NOBODY_VOUCHES),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Send the link");
    await press(canvas, "Send another link");
    await expect(
      await canvas.findByText("The link is on its way. Give it a minute."),
    ).toBeVisible();
    await expect((await kept(stageOf(context).world))?.linksSentAt).toHaveLength(1);
  },
});

export const MailLinkRefused = meta.story({
  parameters: scene(async (world) => {
    await world.mails.behave("REFUSES");
    return openSettings(world, { asked: [OTHER] });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The link couldn’t/)).toHaveTextContent(
      `The link couldn’t be delivered: ${OTHER} takes no mails. Check the address.`,
    );
    await expect(canvas.getByText(/^Until you open one/)).toHaveTextContent(OWN);
  },
});

export const MailLinkExpired = meta.story({
  parameters: scene(async (world) => {
    const address = await openSettings(world, { mails: NOBODY_VOUCHES, asked: [OWN] });
    world.clock.advance(MAIL_LINK_LIFETIME_MS);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The link that we sent to/)).toHaveTextContent(
      `The link that we sent to ${OWN} on Monday 16 March 2026 at 10:00 has expired.`,
    );
    await expect(canvas.getByRole("button", { name: "Send another link" })).toBeEnabled();
  },
});

export const MailsRefused = meta.story({
  parameters: settings({ refusedAt: REFUSED_AT }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Our mails to/)).toHaveTextContent(
      `Our mails to ${OWN} were refused.`,
    );
    await expect(canvas.getByText(/or confirm this one again/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send the link" })).toBeEnabled();
  },
});

export const MailsRefusedAndAskedAgain = meta.story({
  parameters: settings({ refusedAt: REFUSED_AT }),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Send the link");
    await expect(await canvas.findByText("Link sent")).toBeVisible();
    await expect(await canvas.findByText(/^We sent a link to/)).toHaveTextContent(OWN);
    await expect(canvas.getByText(/^Our mails to/)).toBeVisible();
    const now = await kept(stageOf(context).world);
    await expect(now).toMatchObject({ pendingAddress: OWN, refusedAt: REFUSED_AT });
  },
});

export const MailsRefusedAndChanging = meta.story({
  parameters: settings({ refusedAt: REFUSED_AT }, [OTHER]),
  play: async ({ canvas }) => {
    await expect(await addressField(canvas)).toHaveValue(OTHER);
    await expect(canvas.getByText(/^Our mails to/)).toHaveTextContent(OWN);
    await expect(canvas.getByText(/^We sent a link to/)).toHaveTextContent(OTHER);
    await expect(canvas.queryByText(/confirm this one again/)).toBeNull();
  },
});

const OFTEN = Array.from({ length: MAIL_LINKS_PER_DAY_MAX }, (_, index) => `${index}@demo.example`);

export const TooManyMailLinks = meta.story({
  parameters: settings({}, OFTEN),
  play: async ({ canvas }) => {
    await retype(await addressField(canvas), OTHER);
    await press(canvas, "Send the link");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You’ve asked for as many links as you can today.",
    );
    await expect(await addressField(canvas)).toHaveValue(OTHER);
  },
});

export const MailLinkBeingSent = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("changeMailAddress");
    return openSettings(world, { mails: NOBODY_VOUCHES });
  }),
  play: async ({ canvas }) => {
    await press(canvas, "Send the link");
    const button = canvas.getByRole("button", { name: "Send the link" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const MailLinkNotSent = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    const field = await retype(await addressField(canvas), OTHER);
    stageOf(context).world.faults.network = "offline";
    await press(canvas, "Send the link");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue(OTHER);
  },
});
