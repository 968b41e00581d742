/**
 * @generated SignedSource<<86674d1cb9a6ef45a431825b4719be0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldExpired_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly " $fragmentType": "HoldExpired_booking";
};
export type HoldExpired_booking$key = {
  readonly " $data"?: HoldExpired_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldExpired_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoldExpired_booking",
  "selections": [
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        }
      ]
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "ec6bed6d6311dc1f579dd0d4394a2e8d";

export default node;
