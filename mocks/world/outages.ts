import { NOT_SAVED, refuse } from "../../src/domain/shared/errors.ts";
import type { World } from "./world.ts";

/**
 * The server cannot ask the card provider. A browser still reaches it, and its messages get lost.
 */
export function cardProviderIsAway(world: World): void {
  const away = async () => refuse("CARD_PROVIDER_UNAVAILABLE");
  world.providers.cards = {
    ...world.cards,
    createIntent: away,
    changeAmount: away,
    readIntent: away,
    cancelIntent: away,
    refund: away,
  };
}

/** The service that knows VAT numbers does not answer. */
export function vatServiceIsAway(world: World): void {
  world.providers.vatNumbers = { check: async () => "UNAVAILABLE" };
}

/** The service that knows the creators' calendars does not answer. */
export function calendarServiceIsAway(world: World): void {
  const away = async () => refuse("CALENDARS_UNAVAILABLE");
  world.providers.calendars = {
    ...world.calendars,
    exchange: away,
    listCalendars: away,
    busyTimes: away,
    revoke: away,
  };
}

/** The database is read-only, or its disk is full: everything can be read, and nothing kept. */
export function nothingCanBeSaved(world: World): void {
  world.store.transaction = async () => refuse("UNAVAILABLE", { message: NOT_SAVED });
}
