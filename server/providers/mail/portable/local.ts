import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { StandInStore } from "../../standIns.ts";
import type { Mail, MailMessage } from "../port.ts";

/** A mail as this machine keeps it. */
export interface LocalMail extends MailMessage {
  /** Epoch milliseconds. */
  sentAt: number;
}

/** The local outbox: the port, and looking at it. */
export interface LocalMails extends Mail {
  /** The latest first, 200 at most. */
  readMails(): Promise<LocalMail[]>;
  /** How it answers from now on: as usual, as if it were away, or as if it knew no address. */
  behave(as: LocalMailBehaviour): Promise<void>;
  readBehaviour(): Promise<LocalMailBehaviour>;
}

export type LocalMailBehaviour = "TAKES" | "AWAY" | "REFUSES";

const MAILS_KEY = "mails:sent";
const BEHAVIOUR_KEY = "mails:behaviour";
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
  return {
    sender: `mails@${host}`,
    readMails: async () => ((await standIns.read(MAILS_KEY)) ?? []) as LocalMail[],
    readBehaviour,
    behave: (as) => standIns.write(BEHAVIOUR_KEY, as),
    send: async (message) => {
      const behaviour = await readBehaviour();
      if (behaviour === "AWAY") refuse("MAIL_UNAVAILABLE");
      if (behaviour === "REFUSES") return "refused";
      const mail = { ...message, sentAt: now() };
      await standIns.update(MAILS_KEY, (value) =>
        [mail, ...((value ?? []) as LocalMail[])].slice(0, KEPT_MAX),
      );
      return "sent";
    },
  };
}
