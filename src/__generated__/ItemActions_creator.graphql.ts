/**
 * @generated SignedSource<<c3820f9e71bfea25e190592ea7a1cd63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemActions_creator$data = {
  readonly isOwn: boolean;
  readonly slug: string;
  readonly " $fragmentType": "ItemActions_creator";
};
export type ItemActions_creator$key = {
  readonly " $data"?: ItemActions_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemActions_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemActions_creator",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isOwn"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "2d7a6a0b03d8cfed995d82b5d147ca99";

export default node;
