import { Banner } from "../../../../ui/Banner/Banner.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

/**
 * No card can be charged for the payment any more: its attempt was cancelled while the card was
 * asked for, here or elsewhere. With the details another one begins, at the price of then.
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
          you went on in another tab. Your billing details lead to what there is to pay now.
        </Text>
      </Banner>
    </div>
  );
}
