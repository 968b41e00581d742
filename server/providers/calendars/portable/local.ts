import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { Interval } from "../../../../src/domain/time/instant.ts";
import { overlaps } from "../../../../src/domain/time/intervals.ts";
import type { StandInStore } from "../../standIns.ts";
import type { Calendars, ConnectedAccount, EntryRefusal, GrantedAccount } from "../port.ts";
import { localAccount } from "./localAccounts.ts";
import { type LocalEntries, createLocalEntries } from "./localEntries.ts";

/** The local calendar accounts: the port, and what their owner does at the provider. */
export interface LocalCalendars extends Calendars, LocalEntries {
  /** Someone grants access to a demo account; returns the code with which the browser goes back. */
  choose(choice: { accountId: string; redirectUri: string }): Promise<string>;
  /** Revokes all access to an account, as its owner can at the provider. */
  takeBack(accountId: string): Promise<void>;
  /** Null when access was never granted. */
  countGrants(accountId: string): Promise<number | null>;
  /** A calendar's busy times, in the order in which they were written. */
  readBusy(calendarId: string): Promise<Interval[]>;
  /** Replaces a calendar's busy times. */
  writeBusy(change: { calendarId: string; busy: readonly Interval[] }): Promise<void>;
}

interface Choice {
  accountId: string;
  redirectUri: string;
}

const busyKey = (calendarId: string) => `busy:${calendarId}`;
const codeKey = (code: string) => `calendars:code:${code}`;
/** Key of the credentials with which the account can be read. */
const grantsKey = (accountId: string) => `calendars:grants:${accountId}`;

/** Calendar accounts on this machine, whose busy times can be edited. No Node module. */
export function createLocalCalendars(options: {
  standIns: StandInStore;
  newSecret: () => string;
  /** The page on which an account is chosen. */
  connectUrl: string;
}): LocalCalendars {
  const { standIns, newSecret, connectUrl } = options;

  const readBusy = async (calendarId: string) =>
    ((await standIns.read(busyKey(calendarId))) ?? []) as Interval[];

  const readGrants = async (accountId: string) =>
    (await standIns.read(grantsKey(accountId))) as string[] | null;

  const changeGrants = (accountId: string, change: (grants: string[]) => string[]) =>
    standIns.update(grantsKey(accountId), (value) => change((value ?? []) as string[]));

  const hasAccess = async ({ accountId, readCredentials }: ConnectedAccount) => {
    const grants = await readGrants(accountId);
    // An account that was never connected here was seeded, by the bench for example.
    if (grants === null) return true;
    const credentials = await readCredentials();
    return credentials !== null && grants.includes(credentials);
  };

  const entries = createLocalEntries(standIns);
  const { readEntries, refusesEntries, refuseEntries } = entries;

  /** Why nothing can be written to a calendar; null if it can. */
  const entryRefusal = async (
    account: ConnectedAccount,
    calendarId: string,
  ): Promise<EntryRefusal | null> => {
    if (!(await hasAccess(account))) return "revoked";
    if (await refusesEntries(calendarId)) return "refused";
    const known = localAccount(account.accountId);
    // One that isn't a demo account was seeded, and its calendars are known to nobody here.
    if (known === undefined) return null;
    const calendar = known.calendars.find((one) => one.calendarId === calendarId);
    return calendar === undefined || calendar.isReadOnly ? "refused" : null;
  };

  return {
    readEntries,
    refusesEntries,
    refuseEntries,
    readBusy,
    writeBusy: ({ calendarId, busy }) => standIns.write(busyKey(calendarId), [...busy]),
    countGrants: async (accountId) => (await readGrants(accountId))?.length ?? null,
    takeBack: async (accountId) => void (await changeGrants(accountId, () => [])),
    choose: async (choice) => {
      const code = newSecret();
      await standIns.write(codeKey(code), choice);
      return code;
    },

    authorizationUrl: async ({ provider, redirectUri, state }) =>
      `${connectUrl}?${new URLSearchParams({ provider, redirect_uri: redirectUri, state })}`,
    exchange: async ({ code, redirectUri }) => {
      const choice = (await standIns.take(codeKey(code))) as Choice | null;
      const account = choice && localAccount(choice.accountId);
      if (!account || choice.redirectUri !== redirectUri) return refuse("CALENDAR_NOT_CONNECTED");
      const credentials = newSecret();
      await changeGrants(account.accountId, (grants) => [...grants, credentials]);
      return { ...account, credentials } satisfies GrantedAccount;
    },
    listCalendars: async (account) =>
      (await hasAccess(account)) ? (localAccount(account.accountId)?.calendars ?? null) : null,
    busyTimes: async ({ accounts, interval }) => {
      const answers = await Promise.all(
        accounts.map(async (account) => {
          const [isOpen, ...busy] = await Promise.all([
            hasAccess(account),
            ...account.calendarIds.map(readBusy),
          ]);
          return { account, isOpen, busy: isOpen ? busy.flat() : [] };
        }),
      );
      return {
        busy: answers.flatMap(({ busy }) => busy).filter((time) => overlaps(time, interval)),
        revokedIds: answers.flatMap(({ account, isOpen }) => (isOpen ? [] : [account.accountId])),
      };
    },
    putEntry: async ({ account, calendarId, entry }) => {
      const refusal = await entryRefusal(account, calendarId);
      if (refusal !== null) return refusal;
      await entries.put(calendarId, entry);
      return "written";
    },
    removeEntry: async ({ account, calendarId, id }) => {
      const refusal = await entryRefusal(account, calendarId);
      if (refusal !== null) return refusal;
      await entries.remove(calendarId, id);
      return "removed";
    },
    revoke: async ({ accountId, readCredentials }) => {
      if ((await readGrants(accountId)) === null) return;
      const credentials = await readCredentials();
      await changeGrants(accountId, (grants) => grants.filter((grant) => grant !== credentials));
    },
  };
}
