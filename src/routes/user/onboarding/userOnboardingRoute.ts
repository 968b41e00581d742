import query from "../../../__generated__/UserOnboardingScreenQuery$parameters.ts";

export const userOnboardingRoute = { path: "/user/onboarding", query };
