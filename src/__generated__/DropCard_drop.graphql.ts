/**
 * @generated SignedSource<<b1d702ef6c97a1396a93b70bfd10a29e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DropCard_drop$data = {
  readonly description: string | null | undefined;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item" | "StatusBadge_item">;
  readonly " $fragmentType": "DropCard_drop";
};
export type DropCard_drop$key = {
  readonly " $data"?: DropCard_drop$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropCard_drop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DropCard_drop",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "systemFullPath"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusBadge_item"
    }
  ],
  "type": "Publication"
};

(node as any).hash = "9301bb054a9662059b81ff056b1ac429";

export default node;
