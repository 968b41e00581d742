/**
 * @generated SignedSource<<13902452fffd27da57404d97064ab525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemContent_item$data = {
  readonly awaitsConsent: boolean;
  readonly canView: boolean;
  readonly document: {
    readonly id: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ItemPreview_item">;
  readonly " $fragmentType": "ItemContent_item";
};
export type ItemContent_item$key = {
  readonly " $data"?: ItemContent_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemContent_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemContent_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "canView"
    },
    {
      "kind": "ScalarField",
      "name": "awaitsConsent"
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ItemPreview_item"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "54daf6c8b817d81f0c333a6eb3b633ab";

export default node;
