import { graphql, useFragment } from "react-relay/hooks";
import type { Totals_earnings$key } from "../../../__generated__/Totals_earnings.graphql.ts";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Price } from "../../../ui/Price/Price.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { Amounts } from "./Amounts.tsx";

/** The totals of all sales, excluding refunded ones. */
export function Totals({ earnings: totals }: { earnings: Totals_earnings$key }) {
  const { salesCount, refunded, price, processingCosts, platformFee, earnings } = useFragment(
    graphql`
      fragment Totals_earnings on Earnings {
        salesCount
        price
        processingCosts
        platformFee
        earnings
        refunded
      }
    `,
    totals,
  );
  return (
    <Card as="section" padding="large">
      <Stack>
        <Stack gap="tiny">
          <Heading level={2} size="small">
            You have earned
          </Heading>
          <Price size="large" text={formatEuro(toCents(earnings))} />
        </Stack>
        <Amounts
          {...{ price, processingCosts, platformFee, earnings }}
          priceLabel={`${salesCount === 1 ? "1 sale" : `${salesCount} sales`}, excl. VAT`}
        />
        {refunded > 0 && (
          <Text size="small" tone="muted">
            Not counted: {formatEuro(toCents(refunded))} excl. VAT that went back to buyers.
          </Text>
        )}
        <Text size="small" tone="muted">
          We don’t make payouts yet. <Link href={PATHS.beamerSettings}>About payouts</Link>
        </Text>
      </Stack>
    </Card>
  );
}
