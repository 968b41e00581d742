import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerAboutScreenQuery$parameters.ts";

export const beamerAboutRoute = { path: PATHS.beamerAbout, query };
