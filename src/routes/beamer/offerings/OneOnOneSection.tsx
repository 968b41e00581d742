import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OneOnOneSection_query$key } from "../../../__generated__/OneOnOneSection_query.graphql.ts";
import { isListed } from "../../../components/catalogue/isListed.ts";
import { useItemOrder } from "../../../components/catalogue/useItemOrder.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { whatFirstOfferNeeds } from "../../../domain/catalogue/firstOffer.ts";
import { LIST_MAX } from "../../../domain/shared/limits.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button, ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";
import { Sortable } from "../../../ui/Sortable/Sortable.tsx";
import { withMoved } from "../../../ui/Sortable/withMoved.ts";
import { Heading } from "../../../ui/Type/Type.tsx";
import styles from "./OneOnOneSection.module.css";
import { NewOffer } from "./NewOffer.tsx";
import { OfferEntry } from "./OfferEntry.tsx";
import { OffersNeed } from "./OffersNeed.tsx";

/** Bookable sessions, as their creator keeps them. */
export function OneOnOneSection({ query }: { query: OneOnOneSection_query$key }) {
  const data = useFragment(
    graphql`
      fragment OneOnOneSection_query on Query {
        oneOnOnesForCurrentBeamer {
          id
          title
          status
          ...OfferEntry_offer
        }
        userSettings {
          calendarProfiles {
            profileConnected
          }
        }
        availabilitySettings {
          dailyAvailabilities {
            __typename
          }
        }
        ...OfferEntry_query
      }
    `,
    query,
  );
  const { inOrder: offers, choose } = useItemOrder({
    category: "ONE_ON_ONE",
    items: data.oneOnOnesForCurrentBeamer.filter(({ status }) => isListed(status)),
  });
  const { part: form, open, close, opener } = useOpenForm(FORM_NAMES.newOffer, "new");
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOffers = offers.length > 0;
  // Days without hours are not listed.
  const hasHours = (data.availabilitySettings?.dailyAvailabilities ?? []).length > 0;
  const need = whatFirstOfferNeeds({
    hasOffers,
    calendars: data.userSettings.calendarProfiles.map(({ profileConnected }) => ({
      profileConnected,
    })),
    hasHours,
  });
  const isFull = offers.length >= LIST_MAX;

  return (
    <Stack as="section">
      <Cluster justify="between">
        <Heading level={2} size="section" ref={heading} tabIndex={-1}>
          One-on-One Calls
        </Heading>
        {form === null && (
          <Button
            ref={opener}
            variant="primary"
            icon={<Icon name="plus" />}
            disabled={need !== null}
            aria-disabled={isFull}
            title={isFull ? `You can have at most ${LIST_MAX} calls` : undefined}
            onClick={() => open("new")}
          >
            Add 1:1 Call
          </Button>
        )}
      </Cluster>
      <div className={styles.links}>
        <ButtonLink href={PATHS.beamerAvailability} variant="quiet" icon={<Icon name="clock" />}>
          Availability
        </ButtonLink>
        <ButtonLink href={PATHS.beamerCalendars} variant="quiet" icon={<Icon name="calendar" />}>
          Calendars
        </ButtonLink>
      </div>
      {form !== null && <NewOffer onClose={close} />}
      {need !== null && <OffersNeed need={need} />}
      {need === null && !hasOffers && form === null && (
        <EmptyState headingLevel={3} title="No calls yet" ornament={calendar}>
          You haven’t added any one-on-ones yet...
        </EmptyState>
      )}
      {hasOffers && !hasHours && (
        <Banner
          label="You have no weekly hours"
          tone="warning"
          actions={<ButtonLink href={PATHS.beamerAvailability}>Set your availability</ButtonLink>}
        >
          You have no weekly hours, so nobody can book these calls.
        </Banner>
      )}
      <Sortable
        items={offers.map(({ id, title }) => ({ key: id, name: title || "untitled call" }))}
        onMove={(move) => choose(withMoved(offers, move))}
      >
        {(index, controls) => {
          const offer = offers[index];
          return offer && <OfferEntry {...{ offer, controls }} query={data} focusAfter={heading} />;
        }}
      </Sortable>
    </Stack>
  );
}
