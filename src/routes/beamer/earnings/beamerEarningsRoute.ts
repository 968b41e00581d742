import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/EarningsScreenQuery$parameters.ts";

export const beamerEarningsRoute = {
  path: PATHS.beamerEarnings,
  query,
};
