import type { Calendars } from "./calendars/port.ts";
import type { Cards } from "./cards/port.ts";
import type { Files } from "./files/port.ts";
import type { Forms } from "./forms/port.ts";
import type { Mail } from "./mail/port.ts";
import type { SignIn } from "./signIn/port.ts";
import type { Sharing } from "./sharing/port.ts";
import type { VatNumbers } from "./vatNumbers/port.ts";
import type { Video } from "./video/port.ts";

/** The outside services that use cases speak to. */
export interface Providers {
  signIn: SignIn;
  cards: Cards;
  calendars: Calendars;
  files: Files;
  forms: Forms;
  mail: Mail;
  sharing: Sharing;
  vatNumbers: VatNumbers;
  video: Video;
}
