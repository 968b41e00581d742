import { graphql, useFragment } from "react-relay/hooks";
import type { MonthEarnings_earnings$key } from "../../../__generated__/MonthEarnings_earnings.graphql.ts";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Link } from "../../../ui/Link/Link.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** This month in one line. */
export function MonthEarnings({ earnings }: { earnings: MonthEarnings_earnings$key }) {
  const { salesCount, earnings: euro } = useFragment(
    graphql`
      fragment MonthEarnings_earnings on Earnings {
        salesCount
        earnings
      }
    `,
    earnings,
  );
  if (salesCount === 0) {
    return (
      <Text tone="muted">
        No sales this month yet. <Link href={PATHS.beamerEarnings}>Earnings</Link>
      </Text>
    );
  }
  return (
    <Text tone="muted">
      {formatEuro(toCents(euro))} earned this month, from{" "}
      {salesCount === 1 ? "1 sale" : `${salesCount} sales`}.{" "}
      <Link href={PATHS.beamerEarnings}>Earnings</Link>
    </Text>
  );
}
