import type { FirstOfferNeed } from "../../../domain/catalogue/firstOffer.ts";
import { ERRORS } from "../../../domain/shared/errors.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";

const needs = {
  calendar: {
    title: "No calendar connected",
    ...ERRORS.CALENDAR_MISSING,
    href: PATHS.beamerCalendars,
    action: "Connect a calendar",
  },
  hours: {
    title: "No availability set",
    ...ERRORS.HOURS_MISSING,
    href: PATHS.beamerAvailability,
    action: "Set your availability",
  },
} as const satisfies Record<FirstOfferNeed, object>;

/** What is required before a first one-on-one can be added. */
export function OffersNeed({ need }: { need: FirstOfferNeed }) {
  const { title, message, nextStep, href, action } = needs[need];
  return (
    <EmptyState
      headingLevel={3}
      title={title}
      ornament={calendar}
      action={
        <ButtonLink variant="primary" href={href}>
          {action}
        </ButtonLink>
      }
    >
      {`${message} ${nextStep}`}
    </EmptyState>
  );
}
