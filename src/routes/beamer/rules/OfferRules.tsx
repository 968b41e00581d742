import { use, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferRules_query$key } from "../../../__generated__/OfferRules_query.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { UnsavedFormsContext } from "../../../components/editing/UnsavedFormsContext.ts";
import { useFocusNext } from "../../../components/editing/useFocusNext.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Select } from "../../../ui/Select/Select.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { GiveUpRules } from "./GiveUpRules.tsx";
import { RulesForm } from "./RulesForm.tsx";
import { savedRules } from "./savedRules.ts";

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
  const forms = use(UnsavedFormsContext);
  // Those in which something was chosen before the session ended are there again.
  const [added, setAdded] = useState<readonly string[]>(() =>
    offers.filter((offer) => forms?.kept(FORM_NAMES.offerRules(offer).id)).map(({ id }) => id),
  );
  const latest = useRef<HTMLHeadingElement>(null);
  const chooser = useRef<HTMLSelectElement>(null);
  const focusNext = useFocusNext();
  const ofOffer = (id: string) =>
    bookingRules?.ofOffers.find(({ oneOnOneId }) => oneOnOneId === id)?.rules;
  const listed = offers.filter(({ status }) => status !== "ARCHIVED");
  const ruled = listed.filter(({ id }) => ofOffer(id) !== undefined || added.includes(id));
  const others = listed.filter((offer) => !ruled.includes(offer));

  const add = (id: string) => {
    if (id === "") return;
    setAdded((ids) => [...ids, id]);
    // With the last call, what it was chosen in goes.
    focusNext(() => latest.current);
  };
  const giveUp = (given: string) => {
    setAdded((ids) => ids.filter((id) => id !== given));
    focusNext(() => chooser.current);
  };

  return (
    <Stack gap="large">
      {ruled.map((offer) => {
        const saved = ofOffer(offer.id);
        const own = saved ? savedRules(saved) : null;
        return (
          <Card key={offer.id} padding="large">
            <Stack gap="large">
              <Heading
                level={2}
                dir="auto"
                ref={offer.id === added.at(-1) ? latest : null}
                tabIndex={-1}
              >
                {offer.title}
              </Heading>
              <RulesForm
                name={FORM_NAMES.offerRules(offer)}
                oneOnOneId={offer.id}
                {...(own ?? { rules: creatorsRules, revision: null })}
              >
                <GiveUpRules oneOnOneId={offer.id} own={own} onGivenUp={() => giveUp(offer.id)} />
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
            ref={chooser}
            label="Set rules for one call"
            placeholder="Choose a call"
            value=""
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => add(target.value)}
          />
        </Stack>
      )}
    </Stack>
  );
}
