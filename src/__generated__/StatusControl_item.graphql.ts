/**
 * @generated SignedSource<<b068e6d2dd8d0c6528502ed55f3bf057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusControl_item$data = {
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentType": "StatusControl_item";
};
export type StatusControl_item$key = {
  readonly " $data"?: StatusControl_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusControl_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StatusControl_item",
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
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "17c5d84ec5ec4275f0629aec84611fd4";

export default node;
