/**
 * @generated SignedSource<<9f3b265fe75461be735630c6aaec33e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_creator$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "OfferHead_creator";
};
export type OfferHead_creator$key = {
  readonly " $data"?: OfferHead_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferHead_creator",
  "selections": [
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

(node as any).hash = "b8fd529313641efddf31f66318f37d5b";

export default node;
