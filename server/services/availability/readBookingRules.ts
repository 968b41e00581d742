import type { BookingRulesRow } from "../../store/ports/availability.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The rules by which the signed-in creator and their offers can be booked; null until set. */
export async function readBookingRules(context: ServiceContext): Promise<BookingRulesRow | null> {
  return context.store.availability.rulesOf(requireViewer(context).userId);
}
