// Written by `npm run illustrations`.
import calendarLight from "./calendar.light.avif?no-inline";
import calendarDark from "./calendar.dark.avif?no-inline";
import earningsLight from "./earnings.light.avif?no-inline";
import earningsDark from "./earnings.dark.avif?no-inline";
import hoursLight from "./hours.light.avif?no-inline";
import hoursDark from "./hours.dark.avif?no-inline";
import paymentLight from "./payment.light.avif?no-inline";
import paymentDark from "./payment.dark.avif?no-inline";
import profileLight from "./profile.light.avif?no-inline";
import profileDark from "./profile.dark.avif?no-inline";
import readerLight from "./reader.light.avif?no-inline";
import readerDark from "./reader.dark.avif?no-inline";
import sessionLight from "./session.light.avif?no-inline";
import sessionDark from "./session.dark.avif?no-inline";
import shareLight from "./share.light.avif?no-inline";
import shareDark from "./share.dark.avif?no-inline";

/** Addresses by theme, and sizes in CSS pixels. */
export const ILLUSTRATIONS = {
  calendar: { light: calendarLight, dark: calendarDark, width: 382, height: 658 },
  earnings: { light: earningsLight, dark: earningsDark, width: 340, height: 234 },
  hours: { light: hoursLight, dark: hoursDark, width: 600, height: 593 },
  payment: { light: paymentLight, dark: paymentDark, width: 340, height: 472 },
  profile: { light: profileLight, dark: profileDark, width: 382, height: 737 },
  reader: { light: readerLight, dark: readerDark, width: 382, height: 342 },
  session: { light: sessionLight, dark: sessionDark, width: 390, height: 844 },
  share: { light: shareLight, dark: shareDark, width: 340, height: 494 },
};
