import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { usePaymentWay } from "./usePaymentWay.ts";

/**
 * Back to the page one came from. It is in the address, so that it is there before the payment is,
 * and where none can be shown (docs/product.md 7.18); without it there is no link back.
 */
export function BackToOfferings() {
  const { creatorSlug } = usePaymentWay();
  if (creatorSlug === null) return null;
  return (
    <ButtonLink
      variant="quiet"
      href={offeringsAddress(creatorSlug)}
      icon={<Icon name="arrowLeft" />}
    >
      Back to the offerings
    </ButtonLink>
  );
}
