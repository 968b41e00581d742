import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail, MailMessage } from "./port.ts";

/** A mail as its reader's program has it. */
export interface ArrivedMail extends MailMessage {
  /** Address of the sender. */
  from: string;
}

/** A server of mails with somebody who can look into its mailboxes. */
export interface MailUnderTest {
  mail: Mail;
  /** The latest first. */
  arrived(): Promise<readonly ArrivedMail[]>;
  /** From now on it is there, or away, or knows no address. */
  become(as: "THERE" | "AWAY" | "WITHOUT_MAILBOXES"): Promise<void>;
  close?(): Promise<void>;
}

/** A mail of a demo creator to a demo booker, with all parts. */
export function mailMessage(facts: Partial<MailMessage> = {}): MailMessage {
  return {
    id: "0123abcd@beamers.example",
    references: ["thread1@beamers.example"],
    senderName: "Demo Speaker via Beamers",
    to: "demo.booker@example.com",
    subject: "Booked: a clear half hour with Demo Speaker",
    html: "<!doctype html><p>You’re booked · <b>90 €</b></p>",
    text: "You’re booked\n\nWhen: Tuesday\n  Brussels time\n",
    invitation: { method: "REQUEST", content: INVITATION },
    unsubscribeUrl: "https://beamers.example/mails/stop/SESSIONS.usr_1.secret",
    ...facts,
  };
}

const INVITATION = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Demo//EN",
  "METHOD:REQUEST",
  "BEGIN:VEVENT",
  "UID:demo",
  "SUMMARY:Ein klares Gespräch",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** Texts that try to be more than a text. */
const HOSTILE = {
  "a line break and a header": "Demo\r\nBcc: demo.other@example.com\r\n\r\n<p>Hello</p>",
  "a lone line feed and a header": "Demo\nSubject: Other",
  "an address of its own": `Demo <demo.other@example.com>, "Other" <other@example.com>`,
  "quotation marks and signs": `"Demo" \\ (the 'Speaker'), = ?; :@ [1]`,
  "an encoded word": "=?utf-8?Q?Bcc=3A_demo?= and more",
  "emoji and letters of other scripts": "👩🏽‍🏫 Ünï · 演讲 · שלום",
  "a thousand letters": "Demo ".repeat(200).trim(),
};

/** What use cases rely on, wherever mails go. */
export function describeMail(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`mails over ${name}`, () => {
    let server: MailUnderTest;
    beforeEach(async () => {
      server = await open();
    });
    afterEach(() => server.close?.());

    const arrivedOnes = async () => (await server.arrived()).map(comparable);
    const asSent = (message: MailMessage) => comparable({ ...message, from: server.mail.sender });

    it("arrive with sender, both forms, thread, invitation, and the address that turns them off", async () => {
      const message = mailMessage();
      expect(await server.mail.send(message)).toBe("sent");
      expect(await arrivedOnes()).toEqual([asSent(message)]);
    });

    it("arrive without what they don't have", async () => {
      const message = mailMessage({ references: [], invitation: null, unsubscribeUrl: null });
      expect(await server.mail.send(message)).toBe("sent");
      expect(await arrivedOnes()).toEqual([asSent(message)]);
    });

    it("keep the method of what ends an event", async () => {
      const content = INVITATION.replace("REQUEST", "CANCEL");
      const message = mailMessage({ invitation: { method: "CANCEL", content } });
      await server.mail.send(message);
      expect(await arrivedOnes()).toEqual([asSent(message)]);
    });

    it.each(Object.entries(HOSTILE))(
      "go to their reader alone and say the same with %s as name and subject",
      async (_, text) => {
        const message = mailMessage({ senderName: text, subject: text });
        expect(await server.mail.send(message)).toBe("sent");
        expect(await arrivedOnes()).toEqual([asSent(message)]);
      },
    );

    it("are refused for an address that takes none, and others are sent", async () => {
      await server.become("WITHOUT_MAILBOXES");
      expect(await server.mail.send(mailMessage())).toBe("refused");
      await server.become("THERE");
      expect(await server.mail.send(mailMessage())).toBe("sent");
      expect(await server.arrived()).toHaveLength(1);
    });

    it("are refused with MAIL_UNAVAILABLE while the server is away, and sent when it is back", async () => {
      await server.become("AWAY");
      await expect(server.mail.send(mailMessage())).rejects.toMatchObject({
        code: "MAIL_UNAVAILABLE",
      });
      await server.become("THERE");
      expect(await server.mail.send(mailMessage())).toBe("sent");
      expect(await server.arrived()).toHaveLength(1);
    });
  });
}

/** How lines end is no matter, nor where they break in a header, nor a mark that isn't seen. */
const comparable = (mail: ArrivedMail): ArrivedMail => ({
  ...mail,
  senderName: oneLine(mail.senderName),
  subject: oneLine(mail.subject),
  text: mail.text.replaceAll("\r\n", "\n").trimEnd(),
  invitation: mail.invitation && {
    ...mail.invitation,
    content: mail.invitation.content.replaceAll("\r\n", "\n"),
  },
});

const oneLine = (text: string) => text.replaceAll("\u200b", "").replaceAll(/\s+/g, " ");
