import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ItemActions_creator$key } from "../../../__generated__/ItemActions_creator.graphql.ts";
import type { ItemActions_item$key } from "../../../__generated__/ItemActions_item.graphql.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { AccessConsent } from "../../../components/documents/AccessConsent.tsx";
import { useMe } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { BuyItem } from "./BuyItem.tsx";
import { LibraryToggle } from "./LibraryToggle.tsx";
import { LogInToView } from "./LogInToView.tsx";
import { Owned } from "./Owned.tsx";
import { PaymentToFinish } from "./PaymentToFinish.tsx";
import { PaymentUnderWay } from "./PaymentUnderWay.tsx";
import { Refunded } from "./Refunded.tsx";
import { ShareItem } from "./ShareItem.tsx";
import { lazily } from "../../../navigation/lazily.ts";

// For the owner only: nobody else loads it.
const OwnItemControls = lazy(
  lazily(() => import("./OwnItemControls.tsx").then((m) => ({ default: m.OwnItemControls }))),
);

/** Its price, and the one thing to do next. */
export function ItemActions({
  item,
  creator,
}: {
  item: ItemActions_item$key;
  creator: ItemActions_creator$key;
}) {
  const data = useFragment(
    graphql`
      fragment ItemActions_item on ReadableItem {
        price
        status
        hasEntitlement
        canRemoveFromLibrary
        awaitsConsent
        document {
          __typename
        }
        ...AccessConsent_item
        unsettledPayment {
          state
        }
        refundedPayment {
          __typename
        }
        ...BuyerPrice_item
        ...BuyItem_item
        ...LibraryToggle_item
        ...OwnItemControls_item
        ...PaymentToFinish_item
        ...PaymentUnderWay_item
        ...ShareItem_item
      }
    `,
    item,
  );
  const { isOwn, slug } = useFragment(
    graphql`
      fragment ItemActions_creator on UserProfile {
        isOwn
        slug
      }
    `,
    creator,
  );
  const me = useMe();
  const isFree = data.price === 0;

  if (isOwn) {
    return (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <OwnItemControls item={data} slug={slug} />
      </Suspense>
    );
  }
  const share = <ShareItem item={data} slug={slug} />;
  if (data.awaitsConsent && data.document) return <AccessConsent item={data} />;
  // A purchase stays a purchase once the item is free (docs/product.md 10.2).
  if (data.hasEntitlement && !(isFree && data.canRemoveFromLibrary)) {
    return (
      <Stack>
        <Owned />
        {share}
      </Stack>
    );
  }
  const isOffered = data.status === "PUBLISHED";
  const next = () => {
    if (!me) return <LogInToView isForSale={isOffered && !isFree} />;
    if (data.unsettledPayment?.state === "PROCESSING") {
      return <PaymentUnderWay item={data} slug={slug} />;
    }
    if (isFree) return <LibraryToggle item={data} />;
    if (isOffered) return <BuyItem item={data} slug={slug} />;
    return <PaymentToFinish item={data} slug={slug} />;
  };
  return (
    <Stack>
      {data.refundedPayment && <Refunded />}
      {(isOffered || isFree) && <BuyerPrice item={data} size="large" />}
      {next()}
      {share}
    </Stack>
  );
}
