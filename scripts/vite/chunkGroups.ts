import { FIRST_LOAD_PACKAGES, packageOf } from "../lib/firstLoad.mjs";

/**
 * What is bundled together although several screens share it: each file is compressed separately,
 * and many small ones weigh more than one. `npm run bench -- firstLoad` shows what a change is
 * worth.
 *
 * A part is the beginning of a path; one that ends with a slash is a folder.
 */

/** Small parts that nearly every screen has, other than the frame. */
export const COMMON_PARTS = [
  "src/domain/profiles/addresses.ts",
  "src/domain/profiles/underSlug.ts",
  "src/domain/catalogue/sessionDuration.ts",
  "src/relay/enums.ts",
  "src/domain/bookings/meetingWords.ts",
  "src/domain/payments/money.ts",
  "src/domain/payments/vat/notes.ts",
  "src/domain/time/zoneName.ts",
  "src/components/catalogue/BuyerPrice.tsx",
  "src/components/catalogue/OfferFace.",
  "src/components/payments/BuyerAmount.tsx",
  "src/components/profiles/ProfileLinks.",
  "src/components/page/DocumentTitle.tsx",
  "src/components/profiles/usePresentAddress.ts",
  "src/session/useTrack.ts",
  "src/session/useBrowserZone.ts",
  "src/ui/Badge/",
  "src/ui/Card/",
  "src/ui/CheckList/",
  "src/ui/Cover/",
  "src/ui/NavTabs/",
  "src/ui/Price/",
  "src/ui/TextClamp/",
  "src/ui/cx.ts",
  "src/ui/CopyField/useCopy.ts",
  "src/ui/Type/fittingSize.ts",
  "src/ui/Field/control.module.css",
  "src/ui/SearchableSelect/SearchableSelect.module.css",
  "src/routes/public/profile/StatusBadge.tsx",
  "src/__generated__/BuyerPrice_item.",
  "src/__generated__/OfferFace_offer.",
  "src/__generated__/ProfileLinks_links.",
  "src/__generated__/StatusBadge_item.",
] as const;

/** What screens have where times are shown, and calls made. */
export const TIME_PARTS = [
  "src/domain/bookings/addresses.ts",
  "src/domain/time/bookingWindow.ts",
  "src/domain/time/format.ts",
  "src/domain/time/instant.ts",
  "src/domain/time/offsets.ts",
  "src/domain/time/wallTime.ts",
  "src/domain/time/zones.ts",
  "src/ui/FieldError/",
  "src/ui/rovingKeys.ts",
  "src/components/profiles/useViewerTimeZone.ts",
  "src/__generated__/useViewerTimeZone_query.",
  "src/domain/shared/ownOffer.ts",
  "src/calls/turns.ts",
  "src/relay/useCall.ts",
  "src/navigation/useNavigateIfStillHere.ts",
] as const;

/** What the marketing pages share with a few others. */
export const MARKETING_PARTS = [
  "src/components/page/DocumentDescription.tsx",
  "src/session/claimedSlug.ts",
  "src/session/useClaim.ts",
  "src/ui/IconTile/",
] as const;

/** What screens with forms have. */
export const FORM_PARTS = [
  "src/app/frame/AskBeforeLeaving.tsx",
  "src/app/frame/asking.ts",
  "src/components/editing/LeaveDialog.tsx",
  "src/components/editing/UnsavedFormsContext.ts",
  "src/session/keptTyped.ts",
  "src/session/unsavedForms.ts",
  "src/session/unsavedNames.ts",
  "src/ui/Dialog/",
  "src/ui/Field/Field.",
  "src/ui/TextField/",
  "src/ui/useDismiss.ts",
] as const;

/** The booking page's first step. The page on which a session is moved loads it, too. */
export const SCHEDULE_PARTS = [
  "src/ui/useIsInBrowser.ts",
  "src/routes/public/booking/Booking",
  "src/routes/public/booking/OfferAbout.",
  "src/routes/public/booking/OfferHead.",
  "src/routes/public/booking/refusal.ts",
  "src/routes/public/booking/StepHeading.tsx",
  "src/routes/public/booking/useStepChanged.ts",
  "src/routes/public/booking/schedule/",
  "src/routes/public/booking/taking/",
  "src/components/bookings/AboutCall.",
  "src/components/bookings/schedule/",
  "src/components/bookings/useBookingZone.ts",
  "src/ui/Calendar/",
  "src/ui/SlotList/",
  "src/__generated__/BookingFlow_",
  "src/__generated__/BookingScreenQuery.",
  "src/__generated__/BookingScreen_",
  "src/__generated__/BookingSteps_",
  "src/__generated__/LogInPrompt_query.",
  "src/__generated__/OfferAbout_",
  "src/__generated__/OfferHead_",
  "src/__generated__/ScheduleStep_",
  "src/__generated__/ZoneNotice_query.",
  "src/__generated__/useAvailabilityQuery.",
  "src/__generated__/useCreateBookingMutation.",
  "src/__generated__/useProposedTime_booking.",
] as const;

const isOneOf = (parts: readonly string[]) => (id: string) =>
  parts.some((part) => id.includes(`/${part}`));

const everyPage: ReadonlySet<string | null> = new Set(FIRST_LOAD_PACKAGES);

/** For the bundler; where two groups would take a module, the first one does. */
export const chunkGroups = [
  // A new version of the app leaves them in the browser's cache.
  { name: "libraries", test: (id: string) => everyPage.has(packageOf(id)), priority: 3 },
  // What every page begins with, also where screens use parts of it.
  { name: "frame", tags: ["$initial" as const], priority: 2 },
  // Without what their parts import: that may belong to one screen alone.
  {
    name: "common",
    test: isOneOf(COMMON_PARTS),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "schedule",
    test: isOneOf(SCHEDULE_PARTS),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "marketing",
    test: isOneOf(MARKETING_PARTS),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: "forms", test: isOneOf(FORM_PARTS), priority: 1, includeDependenciesRecursively: false },
  { name: "times", test: isOneOf(TIME_PARTS), priority: 1, includeDependenciesRecursively: false },
];
