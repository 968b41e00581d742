import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { StandInStore } from "../../standIns.ts";
import type { Mail, MailMessage } from "../port.ts";

/** A mail as this machine keeps it. */
export interface LocalMail extends MailMessage {
  /** Epoch milliseconds. */
  sentAt: number;
}

/** What a list of mails shows of one. */
export type LocalMailHead = Pick<LocalMail, "id" | "to" | "subject" | "sentAt">;

/** The local outbox: the port, and looking at it. */
export interface LocalMails extends Mail {
  /** The latest first, 200 at most. */
  readHeads(): Promise<LocalMailHead[]>;
  /** The last one with this id; null if there is none, or no longer. */
  readMail(id: string): Promise<LocalMail | null>;
  /** All of them, whole: the latest first. */
  readMails(): Promise<LocalMail[]>;
  /** How it answers from now on: as usual, as if it were away, or as if it knew no address. */
  behave(as: LocalMailBehaviour): Promise<void>;
  readBehaviour(): Promise<LocalMailBehaviour>;
}

export type LocalMailBehaviour = "TAKES" | "AWAY" | "REFUSES";

const HEADS_KEY = "mails:heads";
const BEHAVIOUR_KEY = "mails:behaviour";
const keyOf = ({ id }: { id: string }) => `mails:mail:${id}`;
const KEPT_MAX = 200;

/** Mails only go to a page on this machine. No Node module. */
export function createLocalMails(options: {
  standIns: StandInStore;
  /** Host of this site. */
  host: string;
  now: () => number;
}): LocalMails {
  const { standIns, host, now } = options;
  const readBehaviour = async () =>
    ((await standIns.read(BEHAVIOUR_KEY)) ?? "TAKES") as LocalMailBehaviour;
  const readHeads = async () => ((await standIns.read(HEADS_KEY)) ?? []) as LocalMailHead[];
  const readMail = async (id: string) => (await standIns.read(keyOf({ id }))) as LocalMail | null;

  /** A mail's own key, so that another one does not rewrite them all. */
  const keep = async (mail: LocalMail): Promise<void> => {
    const { id, to, subject, sentAt } = mail;
    await standIns.write(keyOf(mail), mail);
    let dropped: LocalMailHead[] = [];
    const kept = await standIns.update(HEADS_KEY, (value) => {
      const heads = [{ id, to, subject, sentAt }, ...((value ?? []) as LocalMailHead[])];
      dropped = heads.slice(KEPT_MAX);
      return heads.slice(0, KEPT_MAX);
    });
    const ids = new Set(kept.map((head) => head.id));
    for (const head of dropped) if (!ids.has(head.id)) await standIns.take(keyOf(head));
  };

  return {
    sender: `mails@${host}`,
    readHeads,
    readMail,
    readMails: async () => {
      const mails = await Promise.all(
        (await readHeads()).map(async (head) => {
          const mail = await readMail(head.id);
          // One that was sent twice is there twice.
          return mail && { ...mail, ...head };
        }),
      );
      return mails.filter((mail) => mail !== null);
    },
    readBehaviour,
    behave: (as) => standIns.write(BEHAVIOUR_KEY, as),
    send: async (message) => {
      const behaviour = await readBehaviour();
      if (behaviour === "AWAY") refuse("MAIL_UNAVAILABLE");
      if (behaviour === "REFUSES") return "refused";
      await keep({ ...message, sentAt: now() });
      return "sent";
    },
  };
}
