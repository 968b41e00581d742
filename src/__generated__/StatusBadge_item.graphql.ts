/**
 * @generated SignedSource<<458e56754403e811c7f6505c2eee8c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusBadge_item$data = {
  readonly status: CatalogItemStatus;
  readonly " $fragmentType": "StatusBadge_item";
};
export type StatusBadge_item$key = {
  readonly " $data"?: StatusBadge_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusBadge_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StatusBadge_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "70fb01604c0d70f0f4ca62beb7eb5096";

export default node;
