import { refuse } from "../../../src/domain/shared/errors.ts";
import { knownZone } from "../../../src/domain/time/zones.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext, Viewer } from "./context.ts";

/** The signed-in person's id and role. Refuses with `AUTH_NOT_AUTHENTICATED`. */
export function requireViewer({ viewer }: Pick<ServiceContext, "viewer">): Viewer {
  return viewer ?? refuse("AUTH_NOT_AUTHENTICATED");
}

/** The signed-in person's record. Refuses with `AUTH_NOT_AUTHENTICATED`, also when it is gone. */
export async function readViewer(context: ServiceContext): Promise<UserRow> {
  const { userId } = requireViewer(context);
  return (await context.loaders.user.load(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
}

/**
 * The signed-in beamer's record, where no table of calls checks the role. Refuses with `FORBIDDEN`.
 */
export async function readBeamer(context: ServiceContext): Promise<UserRow> {
  const { role } = requireViewer(context);
  if (role !== "beamer") refuse("FORBIDDEN");
  return readViewer(context);
}

/** The zone for a person's times: UTC if they have set none, or one that this server doesn't know. */
export function zoneOf({ timeZone }: Pick<UserRow, "timeZone">): string {
  return knownZone(timeZone);
}
