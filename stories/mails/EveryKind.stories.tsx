import { expect } from "storybook/test";
import { LONGEST_DROP } from "../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../server/world/extremes/rightToLeft.ts";
import { type LocalMail, draftMail } from "../../server/world/mails.ts";
import { createWorld } from "../../server/world/world.ts";
import { addressMail, calendarLostMail } from "../../src/domain/messages/creatorMails.ts";
import { HOUR_MS } from "../../src/domain/shared/limits.ts";
import preview from "../../.storybook/preview.tsx";
import { MailsInPage } from "./MailsInPage.tsx";
import { LONGEST, THURSDAY, meeting } from "./scenes.ts";

const meta = preview.meta({ title: "Mails/Every kind", parameters: { layout: "fullscreen" } });

const url = "https://beamers.example/demo";

/** A story with one mail of nearly every kind. */
async function everyKind(): Promise<LocalMail[]> {
  const world = createWorld();
  const { booker, creator, booking } = await meeting(world, LONGEST);
  for (const facts of [LONGEST_DROP, { title: RIGHT_TO_LEFT_TEXTS.drop }]) {
    const drop = await creator.drops(facts);
    await booker.pays(await booker.opensPayment(drop));
    await booker.agrees(drop);
    world.clock.advance(HOUR_MS);
  }
  await booker.moves(booking, THURSDAY);
  world.clock.advance(HOUR_MS);
  await creator.changesPlace(booking, { kind: "PHONE", details: "+32 2 000 00 00" });
  await creator.cancels(booking, { reason: "I have to travel.", proposesRebooking: true });
  const drafts = [
    addressMail({ url }),
    calendarLostMail({ accountName: "demo@demo.example", calendarName: null, url }),
    calendarLostMail({ accountName: "demo@demo.example", calendarName: "Work", url }),
  ];
  return [
    ...(await world.mails.readMails()),
    ...drafts.map((content) => draftMail(world, { content, topic: "CALENDARS" })),
  ].map((mail, index) => ({ ...mail, id: String(index) }));
}

export const InThePage = meta.story({
  loaders: [async () => ({ mails: await everyKind() })],
  render: (_args, { loaded }) => <MailsInPage mails={(loaded as { mails: LocalMail[] }).mails} />,
  play: async ({ canvas }) => {
    for (const name of ["You’re booked", "Your refund is on its way", "Is this your address?"]) {
      await expect((await canvas.findAllByRole("heading", { name }))[0]).toBeVisible();
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
