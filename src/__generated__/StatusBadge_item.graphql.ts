/**
 * @generated SignedSource<<c5f3e135c348ab465113702159b41b12>>
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
  "metadata": null,
  "name": "StatusBadge_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "70fb01604c0d70f0f4ca62beb7eb5096";

export default node;
