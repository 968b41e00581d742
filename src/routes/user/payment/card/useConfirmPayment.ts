import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useConfirmPayment_payment$key } from "../../../../__generated__/useConfirmPayment_payment.graphql.ts";
import { paymentStatusAddress } from "../../../../domain/payments/addresses.ts";
import { failureOf } from "../../../../calls/failure.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { canBePaid } from "../canBePaid.ts";
import { usePaymentWay } from "../usePaymentWay.ts";
import { changedElsewhere } from "./changedElsewhere.ts";
import { confirmationOf, refused, unanswered, type Confirmation } from "./confirmation.ts";
import { useReadPaymentNow } from "./useReadPaymentNow.ts";

interface ConfirmOptions {
  payment: useConfirmPayment_payment$key;
  /** Called when the card is in flight, and when it no longer is. */
  onPaying: (isPaying: boolean) => void;
}

/**
 * Confirms the card of a payment with the provider, under the saved billing details. The server is
 * asked first: a total other than the one shown is never charged (docs/product.md 7.14).
 */
export function useConfirmPayment({ payment, onPaying }: ConfirmOptions) {
  const { id, amountWithVat, clientSecret, bookingId, billingInformation } = useFragment(
    graphql`
      fragment useConfirmPayment_payment on Payment {
        id
        amountWithVat
        clientSecret
        bookingId
        billingInformation {
          fullName
          email
          phoneNumber
          address {
            firstAddressLine
            secondAddressLine
            postalCode
            city
            countryCode
            state
          }
        }
      }
    `,
    payment,
  );
  const { host } = useSession();
  const way = usePaymentWay();
  const readNow = useReadPaymentNow();
  const [isBusy, setBusy] = useState(false);
  // Going back from a bank's own page may show this one as it was left, still waiting, without what
  // became of the payment meanwhile.
  useEffect(() => (isBusy ? host.onReturn(host.reload) : undefined), [host, isBusy]);

  /** Why the card is not sent; null if the page is up to date. */
  const findObstacle = async (elements: StripeElements): Promise<Confirmation | null> => {
    try {
      const now = await readNow(id);
      // Also if the session has ended meanwhile.
      if (!now || now.isHoldOver || !canBePaid(now.state)) return { kind: "over" };
      const reason = changedElsewhere({ amountWithVat, clientSecret, bookingId }, now);
      if (reason === null) return null;
      await elements.fetchUpdates();
      return refused(reason);
    } catch (error) {
      return refused(`Nothing was charged. ${failureOf(error).text}`);
    }
  };
  const send = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    try {
      const result = await stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: {
          return_url: host.origin + paymentStatusAddress(way),
          payment_method_data: { billing_details: billingDetailsOf(billingInformation) },
        },
      });
      return confirmationOf(result);
    } catch (error) {
      host.log("the card provider failed to confirm a payment", error);
      return unanswered();
    }
  };
  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    setBusy(true);
    const obstacle = await findObstacle(elements);
    if (obstacle === null) onPaying(true);
    const confirmation = obstacle ?? (await send(stripe, elements));
    if (confirmation.kind !== "sent") onPaying(false);
    setBusy(false);
    return confirmation;
  };
  return { confirm, isBusy };
}

type Billing = NonNullable<useConfirmPayment_payment$key[" $data"]>["billingInformation"];

/**
 * As Stripe names them. An empty value is sent as empty: the provider's form does not ask for it.
 */
function billingDetailsOf(billing: Billing) {
  if (!billing) return {};
  const { fullName, email, phoneNumber, address } = billing;
  return {
    name: fullName,
    email,
    phone: phoneNumber ?? "",
    address: {
      line1: address.firstAddressLine,
      line2: address.secondAddressLine ?? "",
      postal_code: address.postalCode,
      city: address.city,
      country: address.countryCode,
      state: address.state ?? "",
    },
  };
}
