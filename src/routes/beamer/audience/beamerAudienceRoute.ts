import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/AudienceScreenQuery$parameters.ts";

export const beamerAudienceRoute = {
  path: PATHS.beamerAudience,
  query,
};
