/**
 * @generated SignedSource<<79fa6c0288abc59b9c7fc11189f99d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPrice_item$data = {
  readonly priceWithVat: number;
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
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "317d03761a022ca4e5101648b53fb475";

export default node;
