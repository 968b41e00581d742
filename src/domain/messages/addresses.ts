import { PATHS } from "../shared/paths.ts";

/** Where the link in a mail confirms an address. */
export function confirmMailAddressAddress(token: string): string {
  return `${PATHS.confirmMails}?${new URLSearchParams({ token })}`;
}

/** Where the link in a mail turns off what it is about. */
export function stopMailsAddress(token: string): string {
  return `${PATHS.stopMails}?${new URLSearchParams({ token })}`;
}

/** Prefix of the paths at which mail programs turn mails off with one press (RFC 8058). */
export const ONE_CLICK = "/mails/stop/";

/** Where a mail program does. */
export function oneClickPath(token: string): string {
  return `${ONE_CLICK}${encodeURIComponent(token)}`;
}
