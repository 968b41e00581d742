import type { SharingPermission } from "../../providers/signIn/port.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ProcessContext } from "../shared/context.ts";
import { keepPermission } from "./steps/permission.ts";

/**
 * Stores a sign-in's sharing permission, for beamers only. A failure doesn't stop the sign-in:
 * sharing asks for it again.
 */
export async function keepSharingPermission(
  context: ProcessContext,
  { user, permission }: { user: UserRow; permission: SharingPermission | undefined },
): Promise<void> {
  if (permission === undefined || user.role !== "beamer") return;
  try {
    await keepPermission(context, { userId: user.id, permission });
  } catch (error) {
    context.log("warn", "the leave to post could not be kept", { error: String(error) });
  }
}
