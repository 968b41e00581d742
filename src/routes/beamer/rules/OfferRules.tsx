import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferRules_query$key } from "../../../__generated__/OfferRules_query.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Select } from "../../../ui/Select/Select.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { RulesForm } from "./RulesForm.tsx";
import { savedRules } from "./savedRules.ts";
import { useUpdateBookingRules } from "./useUpdateBookingRules.ts";

interface OfferRulesProps {
  query: OfferRules_query$key;
  /** What an offer begins with that gets its own. */
  creatorsRules: BookingRules;
}

/** The calls that have rules of their own, and those that can get some. */
export function OfferRules({ query, creatorsRules }: OfferRulesProps) {
  const { bookingRules, oneOnOnesForCurrentBeamer: offers } = useFragment(
    graphql`
      fragment OfferRules_query on Query {
        bookingRules {
          ofOffers {
            oneOnOneId
            rules {
              ...savedRules_rules
            }
          }
        }
        oneOnOnesForCurrentBeamer {
          id
          title
          status
        }
      }
    `,
    query,
  );
  const [added, setAdded] = useState<readonly string[]>([]);
  const ofOffer = (id: string) =>
    bookingRules?.ofOffers.find(({ oneOnOneId }) => oneOnOneId === id)?.rules;
  const listed = offers.filter(({ status }) => status !== "ARCHIVED");
  const ruled = listed.filter(({ id }) => ofOffer(id) !== undefined || added.includes(id));
  const others = listed.filter((offer) => !ruled.includes(offer));

  return (
    <Stack gap="large">
      {ruled.map((offer) => {
        const own = ofOffer(offer.id);
        return (
          <Card key={offer.id} padding="large">
            <Stack gap="large">
              <Heading level={2} dir="auto">
                {offer.title}
              </Heading>
              <RulesForm
                name={FORM_NAMES.offerRules(offer)}
                oneOnOneId={offer.id}
                {...(own ? savedRules(own) : { rules: creatorsRules, revision: null })}
              >
                <GiveUpRules
                  oneOnOneId={offer.id}
                  isSaved={own !== undefined}
                  onGivenUp={() => setAdded(added.filter((id) => id !== offer.id))}
                />
              </RulesForm>
            </Stack>
          </Card>
        );
      })}
      {others.length > 0 && (
        <Stack gap="small">
          <Text tone="muted">
            A call can have rules of its own, where it differs from the rest.
          </Text>
          <Select
            label="Set rules for one call"
            placeholder="Choose a call"
            value=""
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => target.value && setAdded([...added, target.value])}
          />
        </Stack>
      )}
    </Stack>
  );
}

interface GiveUpRulesProps {
  oneOnOneId: string;
  isSaved: boolean;
  onGivenUp: () => void;
}

/** Lets a call follow the rules of all calls again. */
function GiveUpRules({ oneOnOneId, isSaved, onGivenUp }: GiveUpRulesProps) {
  const { run, isBusy } = useUpdateBookingRules();
  const showToast = useToast();
  const giveUp = async () => {
    try {
      if (isSaved) await run({ command: { oneOnOneId, rules: null } });
      onGivenUp();
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void giveUp()}>
      Use the rules for all calls
    </Button>
  );
}
