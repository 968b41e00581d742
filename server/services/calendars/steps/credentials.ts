import type { ConnectedAccount } from "../../../providers/calendars/port.ts";
import type { CalendarProfileRow } from "../../../store/ports/calendars.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { seal, unseal } from "../../shared/hash.ts";

type Sealer = Pick<ProcessContext, "newSecret"> & {
  settings: Pick<ProcessContext["settings"], "tokenSecret">;
};

/** Sealed credentials can't be moved to another person. */
const contextOf = (ownerId: string) => `calendars ${ownerId}`;

/** A calendar service's credentials for an account, sealed for storage. */
export const sealCredentials = (
  { settings, newSecret }: Sealer,
  { credentials, ownerId }: { credentials: string; ownerId: string },
) =>
  seal(settings.tokenSecret, {
    text: credentials,
    context: contextOf(ownerId),
    nonce: newSecret(),
  });

/** The account as the calendar service gets it. */
export const connectedAccount = (
  { settings }: Pick<Sealer, "settings">,
  { accountId, provider, credentials, ownerId }: CalendarProfileRow,
): ConnectedAccount => ({
  accountId,
  provider,
  readCredentials: () =>
    unseal(settings.tokenSecret, { sealed: credentials, context: contextOf(ownerId) }),
});
