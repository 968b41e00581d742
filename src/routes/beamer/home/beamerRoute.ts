import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerScreenQuery$parameters.ts";

export const beamerRoute = { path: PATHS.beamer, query };
