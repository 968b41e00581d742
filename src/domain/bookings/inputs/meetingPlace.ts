import * as z from "zod/mini";
import { MEETING_KINDS, type MeetingKind } from "../../generated/enums.ts";
import { isWebUrl } from "../../profiles/inputs/urls.ts";
import { evenIfOthersFail, oneOf, optionalText } from "../../shared/inputs/fields.ts";
import { MEETING_DETAILS_MAX, PHONE_MAX } from "../../shared/limits.ts";

/** What the details of each kind are called on screens and in messages; null where there are none. */
export const MEETING_DETAILS_LABELS = {
  VIDEO: null,
  LINK: "Link",
  PHONE: "Phone number",
  ADDRESS: "Address",
} as const satisfies Readonly<Record<MeetingKind, string | null>>;

export const meetingKind = oneOf(MEETING_KINDS, "Please say how you meet");

export const meetingDetails = optionalText({
  label: "This",
  max: MEETING_DETAILS_MAX,
  tooLong: `Use at most ${MEETING_DETAILS_MAX} characters`,
});

/** What is wrong with the details; null where they fit how they meet. */
function detailsError({ meetingKind, meetingDetails }: PlaceFields): string | null {
  if (meetingKind == null || meetingKind === "VIDEO") return null;
  const label = MEETING_DETAILS_LABELS[meetingKind];
  if (typeof meetingDetails !== "string") return `${label} is required`;
  if (meetingKind === "LINK" && !isWebUrl(meetingDetails)) {
    return "Enter the full link, such as https://meet.example/you";
  }
  if (meetingKind === "PHONE" && !isPhoneNumber(meetingDetails.trim())) {
    return "Enter a phone number with its country code, such as +32 2 123 45 67";
  }
  return null;
}

const PHONE_DIGITS_MIN = 5;

/** Digits after a plus, grouped as one likes: the booker may be in another country. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return text.length <= PHONE_MAX && digits >= PHONE_DIGITS_MIN && /^\+[\d ()./-]+$/.test(text);
}

interface PlaceFields {
  readonly meetingKind?: MeetingKind | null | undefined;
  readonly meetingDetails: string | null;
}

/** The details fit how they meet. */
export const detailsFitKind = z.refine<PlaceFields>((fields) => detailsError(fields) === null, {
  error: ({ input }) => detailsError(input as PlaceFields) ?? undefined,
  path: ["meetingDetails"],
  ...evenIfOthersFail,
});

/** Details that come without their kind would be dropped. */
export const detailsHaveKind = z.refine<PlaceFields>(
  ({ meetingKind, meetingDetails }) => meetingKind != null || meetingDetails == null,
  { error: "Please say how you meet, too", path: ["meetingDetails"], ...evenIfOthersFail },
);
