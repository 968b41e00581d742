import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerProfileScreenQuery$parameters.ts";

export const beamerProfileRoute = { path: PATHS.beamerProfile, query };
