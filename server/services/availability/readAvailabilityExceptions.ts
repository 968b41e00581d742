import type { HoursExceptionsRow } from "../../store/ports/availability.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in creator's exceptions from their weekly hours; null until set. */
export async function readAvailabilityExceptions(
  context: ServiceContext,
): Promise<HoursExceptionsRow | null> {
  return context.store.availability.exceptionsOf(requireViewer(context).userId);
}
