/**
 * @generated SignedSource<<10d9d2fd05deb9e2ca77bd49cd8f3696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileHeader_profile$data = {
  readonly bookMeUrl: string | null | undefined;
  readonly firstName: string;
  readonly isOwn: boolean;
  readonly lastName: string;
  readonly links: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLinks_links">;
  }>;
  readonly professionalTitle: string | null | undefined;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "ProfileHeader_profile";
};
export type ProfileHeader_profile$key = {
  readonly " $data"?: ProfileHeader_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHeader_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfileHeader_profile",
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
      "name": "professionalTitle"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "isOwn"
    },
    {
      "kind": "ScalarField",
      "name": "bookMeUrl"
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
    },
    {
      "concreteType": "ProfileLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "ProfileLinks_links"
        }
      ]
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "d4b6be47181e01989ebc7c743b5fbc1d";

export default node;
