import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerOnboardingScreenQuery$parameters.ts";

export const beamerOnboardingRoute = { path: PATHS.beamerOnboarding, query };
