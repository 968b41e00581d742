import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CardStep_payment$key } from "../../../../__generated__/CardStep_payment.graphql.ts";
import { CARD_PROVIDERS } from "../../../../domain/generated/enums.ts";
import { ERRORS } from "../../../../domain/shared/errors.ts";
import { knownOf } from "../../../../relay/enums.ts";
import { Banner } from "../../../../ui/Banner/Banner.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { AttemptOver } from "./AttemptOver.tsx";
import { BilledTo } from "./BilledTo.tsx";
import { CardForm } from "./CardForm.tsx";
import { CardFormSkeleton } from "./CardFormSkeleton.tsx";
import { useCardDevice } from "./useCardDevice.ts";

interface CardStepProps {
  payment: CardStep_payment$key;
  onBack: () => void;
  /** Tells whether a confirmation is in progress. */
  onPaying: (isPaying: boolean) => void;
}

/** Step 2: the card, in the provider's fields. */
export function CardStep({ payment, onBack, onPaying }: CardStepProps) {
  const { clientSecret, cardProvider, publishableKey, ...data } = useFragment(
    graphql`
      fragment CardStep_payment on Payment {
        clientSecret
        cardProvider
        publishableKey
        ...BilledTo_payment
        ...CardForm_payment
      }
    `,
    payment,
  );
  const { state, fail, retry } = useCardDevice({
    cardProvider: knownOf(cardProvider, CARD_PROVIDERS),
    publishableKey,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    // The pressed button disappears.
    heading.current?.focus();
    retry();
  };
  const back = (
    <Button variant="quiet" icon={<Icon name="arrowLeft" />} onClick={onBack}>
      Back
    </Button>
  );
  if (!clientSecret) return <AttemptOver onBack={onBack} />;
  return (
    <>
      <Stack gap="small">
        <Heading level={2} ref={heading} tabIndex={-1}>
          Payment
        </Heading>
        <BilledTo payment={data} />
      </Stack>
      {state.kind === "ready" && (
        <CardForm
          payment={data}
          device={state.device}
          back={back}
          onPaying={onPaying}
          onLoadError={fail}
        />
      )}
      {state.kind === "loading" && <CardFormSkeleton />}
      {state.kind === "unavailable" && <Unavailable onRetry={tryAgain} />}
      {state.kind !== "ready" && <Cluster startsQuiet>{back}</Cluster>}
    </>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { message, nextStep } = ERRORS.CARD_PROVIDER_UNAVAILABLE;
  return (
    <div role="alert">
      <Banner
        label="Card payments"
        tone="danger"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        <Text size="small">
          {message} {nextStep}
        </Text>
      </Banner>
    </div>
  );
}
