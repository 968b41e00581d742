/**
 * @generated SignedSource<<1f3df127c72e9edc77cf8dbad78f0bbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldExpired_booking$data = {
  readonly catalogItemId: string;
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
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
      "kind": "ScalarField",
      "name": "id"
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
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "ce897da26e577241bf779d2471915dee";

export default node;
