import { NOT_SAVED, refuse } from "../../src/domain/shared/errors.ts";
import type { World } from "./world.ts";

/** The server can't reach the card provider. A browser still can, and its messages get lost. */
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

/** The VAT service doesn't answer. */
export function vatServiceIsAway(world: World): void {
  world.providers.vatNumbers = { check: async () => "UNAVAILABLE" };
}

/** The calendar service doesn't answer. */
export function calendarServiceIsAway(world: World): void {
  const away = async () => refuse("CALENDARS_UNAVAILABLE");
  world.providers.calendars = {
    ...world.calendars,
    exchange: away,
    listCalendars: away,
    busyTimes: away,
    putEntry: away,
    removeEntry: away,
    revoke: away,
  };
}

/** The database is read-only, or its disk is full: everything can be read, nothing saved. */
export function nothingCanBeSaved(world: World): void {
  world.store.transaction = async () => refuse("UNAVAILABLE", { message: NOT_SAVED });
}
