/**
 * @generated SignedSource<<a510e7f9e24d9f5aa864a468b6d121fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Lobby_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
    readonly profilePicture: {
      readonly systemFullPath: string;
    } | null | undefined;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "Lobby_booking";
};
export type Lobby_booking$key = {
  readonly " $data"?: Lobby_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Lobby_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Lobby_booking",
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
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
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

(node as any).hash = "c5fba4eceee1c4f47579cb4a2519a820";

export default node;
