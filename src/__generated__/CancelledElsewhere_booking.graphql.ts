/**
 * @generated SignedSource<<bce10d1292b34cfe3a9849a8d10f5687>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelledElsewhere_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly " $fragmentType": "CancelledElsewhere_booking";
};
export type CancelledElsewhere_booking$key = {
  readonly " $data"?: CancelledElsewhere_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledElsewhere_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CancelledElsewhere_booking",
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

(node as any).hash = "9bb638b4d4be9dff27685782fba70bac";

export default node;
