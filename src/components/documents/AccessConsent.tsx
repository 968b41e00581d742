import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AccessConsent_item$key } from "../../__generated__/AccessConsent_item.graphql.ts";
import { PRESENT_WORDING } from "../../domain/library/accessConsent.ts";
import { failureText } from "../../calls/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Card } from "../../ui/Card/Card.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { useConsentToAccess } from "./useConsentToAccess.ts";

/**
 * What a buyer agrees to before a bought document opens (docs/product.md 10.5). Show it while
 * `awaitsConsent` is true; once the button's call is answered, that is false.
 */
export function AccessConsent({ item }: { item: AccessConsent_item$key }) {
  const { id } = useFragment(
    graphql`
      fragment AccessConsent_item on ReadableItem {
        id
      }
    `,
    item,
  );
  const { run, isBusy } = useConsentToAccess();
  const [refusal, setRefusal] = useState<string>();
  const wordsId = useId();

  const agree = async () => {
    setRefusal(undefined);
    try {
      const { version: wordingVersion } = PRESENT_WORDING;
      await run({ command: { catalogItemId: id, wordingVersion } });
    } catch (error) {
      setRefusal(failureText(error));
    }
  };
  return (
    <Card as="section" variant="plain" padding="large">
      <Stack>
        <Heading level={2} size="small">
          Before you open it
        </Heading>
        <Text>
          It’s yours. You may withdraw from the purchase within 14 days of buying it, as long as you
          haven’t opened it.
        </Text>
        <div id={wordsId}>
          <Text>{PRESENT_WORDING.text}</Text>
        </div>
        <FieldError>{refusal}</FieldError>
        <div>
          <Button
            variant="primary"
            size="large"
            iconEnd={<Icon name="arrowRight" />}
            aria-describedby={wordsId}
            isBusy={isBusy}
            onClick={() => void agree()}
          >
            Open now
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
