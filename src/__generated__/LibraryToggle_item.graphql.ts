/**
 * @generated SignedSource<<1ff2c9ec7f0d429856aae8d6444ac2a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LibraryToggle_item$data = {
  readonly hasEntitlement: boolean;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly " $fragmentType": "LibraryToggle_item";
};
export type LibraryToggle_item$key = {
  readonly " $data"?: LibraryToggle_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryToggle_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LibraryToggle_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "hasEntitlement"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "dbea61ef9b6031c14b918283babd4612";

export default node;
