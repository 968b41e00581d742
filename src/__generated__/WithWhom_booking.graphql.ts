/**
 * @generated SignedSource<<08ee79505c02fb3327d3564caf2e5f92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithWhom_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
    readonly profilePicture: {
      readonly systemFullPath: string;
    } | null | undefined;
    readonly slug: string;
  };
  readonly title: string;
  readonly " $fragmentType": "WithWhom_booking";
};
export type WithWhom_booking$key = {
  readonly " $data"?: WithWhom_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithWhom_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithWhom_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "isOwn"
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
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "3baf9ca9d8a50c0bc8ff3082fc443acc";

export default node;
