/**
 * @generated SignedSource<<62f9b57547318080a9318b7ca912931e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DropCard_drop$data = {
  readonly description: string | null | undefined;
  readonly id: string;
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

(node as any).hash = "d02444269040286ef5a840a7380dc96e";

export default node;
