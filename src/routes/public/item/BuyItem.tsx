import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { BuyItem_item$key } from "../../../__generated__/BuyItem_item.graphql.ts";
import { useCreatePayment } from "../../../components/payments/useCreatePayment.ts";
import { itemPaymentAddress } from "../../../domain/payments/itemPaymentAddress.ts";
import { toCents } from "../../../domain/payments/money.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { CallError } from "../../../calls/callError.ts";
import { failureOf } from "../../../calls/failure.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";

/** Opens the payment, or continues the open one. */
export function BuyItem({ item, slug }: { item: BuyItem_item$key; slug: string }) {
  const { id, title, description, price, category } = useFragment(
    graphql`
      fragment BuyItem_item on ReadableItem {
        id
        title
        description
        price
        category
      }
    `,
    item,
  );
  const { run, isBusy } = useCreatePayment();
  const { revalidate } = useRevalidator();
  const navigateIfStillHere = useNavigateIfStillHere();
  const [refusal, setRefusal] = useState<string>();
  const kind = category === "TALK" ? "talk" : "publication";

  const buy = async () => {
    setRefusal(undefined);
    try {
      const { createPayment } = await run({
        command: { catalogItemId: id, amountInCents: toCents(price), title, description },
      });
      await navigateIfStillHere(
        itemPaymentAddress({ paymentId: createPayment.id, slug, kind, itemId: id }),
      );
    } catch (error) {
      setRefusal(failureOf(error).text);
      const isOld = error instanceof CallError && OUTDATED.has(error.code);
      // Bought in another tab, or dearer by now: show the current state.
      if (isOld) await revalidate();
    }
  };
  return (
    <Stack gap="small">
      <FieldError>{refusal}</FieldError>
      <div>
        <Button
          variant="primary"
          size="large"
          iconEnd={<Icon name="arrowRight" />}
          isBusy={isBusy}
          onClick={() => void buy()}
        >
          Buy now
        </Button>
      </div>
    </Stack>
  );
}

const OUTDATED: ReadonlySet<string> = new Set(["ALREADY_PAID", "AMOUNT_MISMATCH", "NOT_FOUND"]);
