export const beamerOnboardingRoute = { path: "/beamer/onboarding" };
