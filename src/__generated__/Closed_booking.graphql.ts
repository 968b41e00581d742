/**
 * @generated SignedSource<<9e41ded5db157a281d2a2b0a6859bd88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Closed_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly " $fragmentType": "Closed_booking";
};
export type Closed_booking$key = {
  readonly " $data"?: Closed_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Closed_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Closed_booking",
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
    }
  ],
  "type": "Booking"
};

(node as any).hash = "4cdb993be8e9b90ee5c6feed876d51f9";

export default node;
