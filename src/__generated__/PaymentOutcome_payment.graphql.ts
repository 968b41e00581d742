/**
 * @generated SignedSource<<ebc14615d15097a7595c31ac80e7c325>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentOutcome_payment$data = {
  readonly bookingId: string | null | undefined;
  readonly catalogItemId: string;
  readonly category: CatalogItemCategory;
  readonly creatorSlug: string;
  readonly " $fragmentSpreads": FragmentRefs<"Paid_payment" | "Refunded_payment">;
  readonly " $fragmentType": "PaymentOutcome_payment";
};
export type PaymentOutcome_payment$key = {
  readonly " $data"?: PaymentOutcome_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentOutcome_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookingId"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "kind": "FragmentSpread",
      "name": "Paid_payment"
    },
    {
      "kind": "FragmentSpread",
      "name": "Refunded_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "b9f64df60cc164d4e3405f8d5bfba6cb";

export default node;
