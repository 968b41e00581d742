import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerCalendarsScreenQuery$parameters.ts";

export const beamerCalendarsRoute = { path: PATHS.beamerCalendars, query };
