import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "./context.ts";

/** The address unchanged, if it leads back to this web app. Refuses any other: codes go there. */
export function ownAddress(
  { settings }: Pick<ServiceContext, "settings">,
  { field, address }: { field: string; address: string },
): string {
  const isOwn =
    URL.canParse(address) && new URL(address).origin === new URL(settings.publicUrl).origin;
  if (isOwn) return address;
  return refuse("BAD_USER_INPUT", { field, message: "This address doesn’t belong to this site" });
}
