import { graphql, useFragment } from "react-relay/hooks";
import type { PaymentToFinish_item$key } from "../../../__generated__/PaymentToFinish_item.graphql.ts";
import { itemPaymentAddress } from "../../../domain/payments/itemPaymentAddress.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** For buyers who began to pay before it was taken off sale: nobody else can. */
export function PaymentToFinish({ item, slug }: { item: PaymentToFinish_item$key; slug: string }) {
  const { id, category, unsettledPayment } = useFragment(
    graphql`
      fragment PaymentToFinish_item on ReadableItem {
        id
        category
        unsettledPayment {
          id
        }
      }
    `,
    item,
  );
  if (!unsettledPayment) return null;
  const address = itemPaymentAddress({
    paymentId: unsettledPayment.id,
    slug,
    kind: category === "TALK" ? "talk" : "publication",
    itemId: id,
  });
  return (
    <Stack>
      <Stack gap="small">
        <Text weight="strong">Your payment isn’t finished</Text>
        <Text tone="muted">
          You started paying before this was taken off sale, so you can still buy it.
        </Text>
      </Stack>
      <div>
        <ButtonLink href={address}>Continue to payment</ButtonLink>
      </div>
    </Stack>
  );
}
