/**
 * @generated SignedSource<<3b819c7646e42e3159c72d0e093e9a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatTreatment = "INCLUDED" | "OUTSIDE_EU" | "REVERSE_CHARGE" | "ZERO_RATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BuyerPrice_item$data = {
  readonly priceWithVat: number;
  readonly vatTreatment: VatTreatment;
  readonly " $fragmentType": "BuyerPrice_item";
};
export type BuyerPrice_item$key = {
  readonly " $data"?: BuyerPrice_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyerPrice_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "priceWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "vatTreatment"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "b5a3024017a67ae4f1341b1390ca2723";

export default node;
