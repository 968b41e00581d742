import { PATHS } from "../../../domain/shared/paths.ts";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { people } from "../../../ui/Ornament/drawings/people.tsx";

interface NewProfileProps {
  firstName: string;
  slug: string;
  isOwn: boolean;
}

/** A creator who has not said anything yet. */
export function NewProfile({ firstName, slug, isOwn }: NewProfileProps) {
  if (isOwn) {
    return (
      <EmptyState
        title="New Profile"
        ornament={people}
        action={
          <ButtonLink variant="primary" href={PATHS.beamer}>
            Go to your dashboard
          </ButtonLink>
        }
      >
        Your page is live. Say who you are and what you know, and it will speak for you.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="New Profile"
      ornament={people}
      action={<ButtonLink href={offeringsAddress(slug)}>See the offerings</ButtonLink>}
    >
      <bdi>{firstName}</bdi> has only just arrived and hasn’t written anything here yet.
    </EmptyState>
  );
}
