/**
 * @generated SignedSource<<c8bf7fd724f02fb4ff71fc6b72adcef9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemActions_item$data = {
  readonly awaitsConsent: boolean;
  readonly canRemoveFromLibrary: boolean;
  readonly document: {
    readonly __typename: "Document";
  } | null | undefined;
  readonly hasEntitlement: boolean;
  readonly price: number;
  readonly refundedPayment: {
    readonly __typename: "Payment";
  } | null | undefined;
  readonly status: CatalogItemStatus;
  readonly unsettledPayment: {
    readonly state: PaymentState;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AccessConsent_item" | "BuyItem_item" | "BuyerPrice_item" | "LibraryToggle_item" | "OwnItemControls_item" | "PaymentToFinish_item" | "PaymentUnderWay_item" | "ShareItem_item">;
  readonly " $fragmentType": "ItemActions_item";
};
export type ItemActions_item$key = {
  readonly " $data"?: ItemActions_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "__typename"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemActions_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "hasEntitlement"
    },
    {
      "kind": "ScalarField",
      "name": "canRemoveFromLibrary"
    },
    {
      "kind": "ScalarField",
      "name": "awaitsConsent"
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "AccessConsent_item"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "unsettledPayment",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        }
      ]
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "refundedPayment",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyItem_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "LibraryToggle_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "OwnItemControls_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentToFinish_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "PaymentUnderWay_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShareItem_item"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};
})();

(node as any).hash = "c28e7d1829790e8a7c9f9a90b2b2c60d";

export default node;
