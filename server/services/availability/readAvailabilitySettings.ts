import type { AvailabilityRow } from "../../store/ports/availability.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in creator's weekly hours; null until set. */
export async function readAvailabilitySettings(
  context: ServiceContext,
): Promise<AvailabilityRow | null> {
  return context.store.availability.ofCreator(requireViewer(context).userId);
}
