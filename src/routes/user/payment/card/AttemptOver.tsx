import { Banner } from "../../../../ui/Banner/Banner.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

/**
 * No card can be charged for the payment any more: its attempt was cancelled while the card was
 * being typed, here or elsewhere. The details step begins another one, at the then current price.
 */
export function AttemptOver({ onBack }: { onBack: () => void }) {
  return (
    <div role="alert">
      <Banner
        label="Payment cancelled"
        tone="warning"
        actions={
          <Button variant="primary" onClick={onBack}>
            Check your details
          </Button>
        }
      >
        <Text size="small">
          This attempt to pay was cancelled, so nothing was charged: the price may have changed, or
          you continued in another tab. Check your billing details to see the current total.
        </Text>
      </Banner>
    </div>
  );
}
