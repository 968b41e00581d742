import { graphql, useFragment } from "react-relay/hooks";
import type { OrderSummary_payment$key } from "../../../__generated__/OrderSummary_payment.graphql.ts";
import { HeldSlot } from "../../../components/bookings/HeldSlot.tsx";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { CardHandler } from "./CardHandler.tsx";
import { RefundRule } from "./RefundRule.tsx";
import { OrderSums } from "./OrderSums.tsx";
import type { TypedVat } from "./typedVat.ts";

interface OrderSummaryProps {
  payment: OrderSummary_payment$key;
  timeZone: string;
  /** What determines the VAT in unsaved details; null where the saved ones apply. */
  typed: TypedVat | null;
}

/** What is bought, from whom, what it costs, and who takes the card. */
export function OrderSummary({ payment, timeZone, typed }: OrderSummaryProps) {
  const { title, description, creatorName, booking, ...data } = useFragment(
    graphql`
      fragment OrderSummary_payment on Payment {
        title
        description
        creatorName
        booking {
          ...HeldSlot_booking
          ...RefundRule_booking
        }
        ...OrderSums_payment
        ...CardHandler_payment
      }
    `,
    payment,
  );
  const { host } = useSession();
  return (
    <Card variant="sunken" padding="large">
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={2} dir="auto">
            {title}
          </Heading>
          <Text>
            {booking ? "with " : "by "}
            <bdi>{creatorName}</bdi>
          </Text>
          {description && (
            <Text as="div" size="small" tone="muted">
              <TextClamp text={description} />
            </Text>
          )}
        </Stack>
        {booking && <HeldSlot booking={booking} timeZone={timeZone} clock={host} />}
        <OrderSums payment={data} typed={typed} />
        {booking && <RefundRule {...{ booking, timeZone }} />}
        <CardHandler payment={data} />
      </Stack>
    </Card>
  );
}
