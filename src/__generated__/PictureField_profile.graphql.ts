/**
 * @generated SignedSource<<15357cf1d65037dead9e78f223ad2346>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureField_profile$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly " $fragmentType": "PictureField_profile";
};
export type PictureField_profile$key = {
  readonly " $data"?: PictureField_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PictureField_profile",
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

(node as any).hash = "4c07ff77be756d19467e56f54213df9c";

export default node;
