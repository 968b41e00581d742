import { CALENDAR_PROVIDERS, type CalendarProvider } from "../../../src/domain/generated/enums.ts";
import type { ServiceContext } from "../shared/context.ts";
import { ownAddress } from "../shared/ownAddress.ts";
import { requireViewer } from "../shared/viewer.ts";
import { newState } from "./steps/connectState.ts";

/**
 * Where calendar accounts can be connected. The browser comes back to `redirectUri`, which must be
 * this site's.
 */
export async function readConnectUrls(
  context: ServiceContext,
  query: { redirectUri: string },
): Promise<{ provider: CalendarProvider; url: string }[]> {
  const { userId } = requireViewer(context);
  const redirectUri = ownAddress(context, { field: "redirectUri", address: query.redirectUri });
  const state = await newState(context, { userId, redirectUri });
  return Promise.all(
    CALENDAR_PROVIDERS.map(async (provider) => ({
      provider,
      url: await context.providers.calendars.authorizationUrl({ provider, redirectUri, state }),
    })),
  );
}
