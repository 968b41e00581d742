/**
 * @generated SignedSource<<1db86395908aded2442a67de2e7f8c71>>
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
  "metadata": null,
  "name": "ProfileHeader_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "professionalTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookMeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfilePicture",
      "kind": "LinkedField",
      "name": "profilePicture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "systemFullPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLinks_links"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "061206536af2bdcace0043af315a2e37";

export default node;
