import { graphql, useFragment } from "react-relay/hooks";
import type { PaymentUnderWay_item$key } from "../../../__generated__/PaymentUnderWay_item.graphql.ts";
import { paymentStatusAddress } from "../../../domain/payments/addresses.ts";
import { itemAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../ui/Progress/Progress.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** Replaces the buy button while the bank has not decided. */
export function PaymentUnderWay({ item, slug }: { item: PaymentUnderWay_item$key; slug: string }) {
  const { id, category, unsettledPayment } = useFragment(
    graphql`
      fragment PaymentUnderWay_item on ReadableItem {
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
  const kind = category === "TALK" ? "talk" : "publication";
  const address = paymentStatusAddress({
    paymentId: unsettledPayment.id,
    redirectUrl: itemAddress({ slug, kind, itemId: id }),
    creatorSlug: slug,
  });
  return (
    <Stack>
      <div role="status">
        <Stack gap="small">
          <Text weight="strong">Your payment is being confirmed</Text>
          <Text tone="muted">
            There’s nothing you need to do: it opens here as soon as your bank has answered.
          </Text>
        </Stack>
      </div>
      <ProgressBar label="Waiting for your bank" />
      <div>
        <ButtonLink href={address}>See the payment</ButtonLink>
      </div>
    </Stack>
  );
}
