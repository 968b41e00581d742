/**
 * @generated SignedSource<<7619ff19e7b6e7e75bfa1c7198c5db70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextForContent_payment$data = {
  readonly catalogItemId: string;
  readonly category: CatalogItemCategory;
  readonly creatorName: string;
  readonly creatorSlug: string;
  readonly " $fragmentType": "NextForContent_payment";
};
export type NextForContent_payment$key = {
  readonly " $data"?: NextForContent_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextForContent_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextForContent_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorName"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "c08fb03221c5a0d24124ab9a7318cc35";

export default node;
