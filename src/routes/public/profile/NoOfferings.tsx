import { PATHS } from "../../../domain/shared/paths.ts";
import { aboutAddress } from "../../../domain/profiles/addresses.ts";
import { NAME_IN_BUTTON_MAX } from "../../../domain/shared/limits.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";

interface NoOfferingsProps {
  firstName: string;
  slug: string;
  isOwn: boolean;
}

/** A creator who offers nothing yet. */
export function NoOfferings({ firstName, slug, isOwn }: NoOfferingsProps) {
  if (isOwn) {
    return (
      <EmptyState
        title="Nothing on offer yet"
        ornament={calendar}
        action={
          <ButtonLink variant="primary" href={PATHS.beamer}>
            Go to your dashboard
          </ButtonLink>
        }
      >
        Your calls and drops will appear here, with their prices and a way to book.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing on offer yet"
      ornament={calendar}
      action={
        <ButtonLink href={aboutAddress(slug)}>
          {firstName.length > NAME_IN_BUTTON_MAX ? (
            "Read about the creator"
          ) : (
            <>
              Read about <bdi>{firstName}</bdi>
            </>
          )}
        </ButtonLink>
      }
    >
      <bdi>{firstName}</bdi> is still setting this up. Calls and drops will appear here.
    </EmptyState>
  );
}
