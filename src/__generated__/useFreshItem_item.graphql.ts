/**
 * @generated SignedSource<<92bedc96c96362208b0e7e92f161b1ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFreshItem_item$data = {
  readonly category: CatalogItemCategory;
  readonly document: {
    readonly previewState: DocumentPreviewState;
  } | null | undefined;
  readonly id: string;
  readonly unsettledPayment: {
    readonly state: PaymentState;
  } | null | undefined;
  readonly " $fragmentType": "useFreshItem_item";
};
export type useFreshItem_item$key = {
  readonly " $data"?: useFreshItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useFreshItem_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "previewState"
        }
      ]
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
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "214b068245e45587e694476f6bab934a";

export default node;
