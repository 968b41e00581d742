/**
 * @generated SignedSource<<cd191593ce66ab4eefd2192df7306663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BuyItem_item$data = {
  readonly category: CatalogItemCategory;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "BuyItem_item";
};
export type BuyItem_item$key = {
  readonly " $data"?: BuyItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyItem_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "7d8f93fb8a1762c7f12c5c703659d863";

export default node;
