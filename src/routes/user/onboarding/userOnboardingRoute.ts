import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/UserOnboardingScreenQuery$parameters.ts";

export const userOnboardingRoute = { path: PATHS.userOnboarding, query };
