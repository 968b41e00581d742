import { expect, it } from "vitest";
import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { describeMail, mailMessage } from "../contract.ts";
import { createLocalMails } from "./local.ts";

const open = () =>
  createLocalMails({
    standIns: createMemoryStandIns(),
    host: "beamers.example",
    now: () => Date.UTC(2026, 2, 16, 9),
  });

describeMail("this machine", async () => {
  const mail = open();
  return {
    mail,
    arrived: async () =>
      (await mail.readMails()).map(({ sentAt: _, ...message }) => ({
        ...message,
        from: mail.sender,
      })),
    become: (as) => mail.behave(BEHAVIOURS[as]),
  };
});

const BEHAVIOURS = { THERE: "TAKES", AWAY: "AWAY", WITHOUT_MAILBOXES: "REFUSES" } as const;

it("this machine keeps the latest two hundred mails, each with its time", async () => {
  const mails = open();
  for (let count = 1; count <= 201; count += 1) {
    await mails.send(mailMessage({ id: `${count}@beamers.example` }));
  }
  const kept = await mails.readMails();
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([
    200,
    "201@beamers.example",
    "2@beamers.example",
  ]);
  expect(kept[0]?.sentAt).toBe(Date.UTC(2026, 2, 16, 9));
});
