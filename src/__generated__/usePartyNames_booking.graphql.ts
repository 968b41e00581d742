/**
 * @generated SignedSource<<d18cfa06a9d8588d5bede4764987b29c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePartyNames_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
  };
  readonly " $fragmentType": "usePartyNames_booking";
};
export type usePartyNames_booking$key = {
  readonly " $data"?: usePartyNames_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePartyNames_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "usePartyNames_booking",
  "selections": [
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
          "name": "isOwn"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "0f9cda0b36eac17be6c5fa4119d5eb88";

export default node;
