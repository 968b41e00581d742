import { enableFirst, relist } from "../../../src/domain/calendars/choices.ts";
import { connectCalendarInput } from "../../../src/domain/calendars/inputs/connectCalendar.ts";
import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { CALENDAR_ACCOUNTS_MAX } from "../../../src/domain/shared/limits.ts";
import type { Calendars, GrantedAccount } from "../../providers/calendars/port.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { ownAddress } from "../shared/ownAddress.ts";
import { readViewer, requireViewer } from "../shared/viewer.ts";
import { changeAccounts } from "./steps/changeAccounts.ts";
import { checkState } from "./steps/connectState.ts";
import { connectedAccount, sealCredentials } from "./steps/credentials.ts";

/**
 * Completes connecting an account with the provider's one-time code. The first writable calendar of
 * a new account is enabled, and becomes the default if there isn't one. Connecting an account again
 * keeps its choices, and restores an access that was lost. The same call again gives the same
 * result. Refuses with `CALENDAR_NOT_CONNECTED`, `CALENDARS_UNAVAILABLE` and `TOO_MANY_CALENDARS`.
 */
export async function connectCalendar(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { code, state, redirectUri } = parseInput(connectCalendarInput, command);
  ownAddress(context, { field: "redirectUri", address: redirectUri });
  const codeHash = await hashOf(`${redirectUri} ${code}`);
  const isConnected = async () =>
    (await context.store.calendars.ofOwner(userId)).some((row) => row.codeHash === codeHash);

  if (!(await isConnected())) {
    await checkState(context, { state, userId, redirectUri });
    const { calendars } = context.providers;
    try {
      await shared(calendars, `${userId} ${codeHash}`, async () => {
        const granted = await calendars.exchange({ code, redirectUri });
        await keep(context, { granted, ownerId: userId, codeHash });
      });
    } catch (error) {
      // A code is good once: the same call in another process may have won the race.
      if (!isRefusal(error, "CALENDAR_NOT_CONNECTED") || !(await isConnected())) throw error;
    }
  }
  return readViewer(context);
}

const underWay = new WeakMap<Calendars, Map<string, Promise<void>>>();

/** Concurrent identical calls share the one in flight, and its outcome. */
function shared(calendars: Calendars, key: string, connect: () => Promise<void>): Promise<void> {
  const calls = underWay.get(calendars) ?? new Map<string, Promise<void>>();
  underWay.set(calendars, calls);
  const running = calls.get(key) ?? connect().finally(() => calls.delete(key));
  calls.set(key, running);
  return running;
}

interface Granted {
  granted: GrantedAccount;
  ownerId: string;
  codeHash: string;
}

async function keep(context: ServiceContext, { granted, ...whose }: Granted): Promise<void> {
  const { accountId, profileName, provider } = granted;
  const credentials = await sealCredentials(context, {
    credentials: granted.credentials,
    ownerId: whose.ownerId,
  });
  const account = { ...whose, accountId, profileName, provider, credentials };
  const newId = () => context.newId("cal");
  const change = (accounts: readonly CalendarProfileRow[]) => {
    const known = accounts.find((row) => row.accountId === accountId);
    if (!known && accounts.length >= CALENDAR_ACCOUNTS_MAX) refuse("TOO_MANY_CALENDARS");
    const listed = relist({ known: known?.calendars ?? [], listed: granted.calendars, newId });
    const calendars = known ? listed : enableFirst(listed);
    const row = { ...account, id: known?.id ?? newId(), profileConnected: true, calendars };
    return [...accounts.filter((other) => other !== known), row];
  };
  try {
    await changeAccounts(context, { ownerId: whose.ownerId, change });
  } catch (error) {
    // Revokes access to an account that isn't kept.
    if (isRefusal(error, "TOO_MANY_CALENDARS")) {
      const unkept = { ...account, id: "", profileConnected: true, calendars: [] };
      await context.providers.calendars.revoke(connectedAccount(context, unkept));
    }
    throw error;
  }
}

const isRefusal = (error: unknown, code: RefusalError["code"]) =>
  error instanceof RefusalError && error.code === code;
