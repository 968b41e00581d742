/**
 * @generated SignedSource<<c788a331d05937c1eaca62c382a99961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteItem_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentType": "DeleteItem_item";
};
export type DeleteItem_item$key = {
  readonly " $data"?: DeleteItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeleteItem_item",
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
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "0bca77110386c98d8c9fdc9c7ef4937a";

export default node;
