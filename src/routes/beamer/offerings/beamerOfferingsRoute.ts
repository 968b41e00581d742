import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerOfferingsScreenQuery$parameters.ts";

export const beamerOfferingsRoute = { path: PATHS.beamerOfferings, query };
