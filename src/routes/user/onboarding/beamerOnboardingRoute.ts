import { PATHS } from "../../../domain/shared/paths.ts";
export const beamerOnboardingRoute = { path: PATHS.beamerOnboarding };
