/**
 * @generated SignedSource<<b9fdfda719fddc55c9ecae689c77953a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureLine_profile$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly " $fragmentType": "PictureLine_profile";
};
export type PictureLine_profile$key = {
  readonly " $data"?: PictureLine_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureLine_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PictureLine_profile",
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

(node as any).hash = "ac7dab3c62cdbf879920193b458a1cca";

export default node;
