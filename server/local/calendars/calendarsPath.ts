/** Path of the page of calendar accounts, and of its forms' target. */
export const CALENDARS_PATH = "/local/calendars";
