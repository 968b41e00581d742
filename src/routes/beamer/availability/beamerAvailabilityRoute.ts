import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerAvailabilityScreenQuery$parameters.ts";

export const beamerAvailabilityRoute = { path: PATHS.beamerAvailability, query };
