import { graphql } from "react-relay/hooks";
import type { BookingRulesScreenQuery } from "../../../__generated__/BookingRulesScreenQuery.graphql.ts";
import { AvailabilityPage } from "../../../components/availability/AvailabilityPage.tsx";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { DEFAULT_BOOKING_RULES } from "../../../domain/time/bookingRules.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { OfferRules } from "./OfferRules.tsx";
import { RulesForm } from "./RulesForm.tsx";
import { savedRules } from "./savedRules.ts";

/** The rules by which a creator and each of their calls can be booked. */
export function BookingRulesScreen() {
  const query = useRouteQuery<BookingRulesScreenQuery>(graphql`
    query BookingRulesScreenQuery @preloadable {
      bookingRules {
        rules {
          ...savedRules_rules
        }
      }
      ...OfferRules_query
    }
  `);
  const saved = query.bookingRules
    ? savedRules(query.bookingRules.rules)
    : { rules: DEFAULT_BOOKING_RULES, revision: null };
  return (
    <AvailabilityPage>
      <DocumentTitle>Booking rules</DocumentTitle>
      <Stack gap="large">
        <Card padding="large">
          <Stack gap="large">
            <Heading level={2}>All your calls</Heading>
            <RulesForm name={FORM_NAMES.bookingRules} oneOnOneId={null} {...saved} />
          </Stack>
        </Card>
        <OfferRules query={query} creatorsRules={saved.rules} />
      </Stack>
    </AvailabilityPage>
  );
}
