/**
 * @generated SignedSource<<cdd7906f0af8f456719e5dcfad23b762>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemHead_creator$data = {
  readonly firstName: string;
  readonly isOwn: boolean;
  readonly lastName: string;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "ItemHead_creator";
};
export type ItemHead_creator$key = {
  readonly " $data"?: ItemHead_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemHead_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemHead_creator",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isOwn"
    },
    {
      "kind": "ScalarField",
      "name": "firstName"
    },
    {
      "kind": "ScalarField",
      "name": "lastName"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "concreteType": "ProfilePicture",
      "kind": "LinkedField",
      "name": "profilePicture",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "systemFullPath"
        }
      ]
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "8f21b66d75440bbde38d1191408e3b31";

export default node;
