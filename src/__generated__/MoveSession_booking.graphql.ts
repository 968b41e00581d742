/**
 * @generated SignedSource<<79bd01b474ad2f3fee600d05e3c0d765>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveSession_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useRescheduleRefusal_booking">;
  readonly " $fragmentType": "MoveSession_booking";
};
export type MoveSession_booking$key = {
  readonly " $data"?: MoveSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MoveSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "useRescheduleRefusal_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "70600aaac4aaf8998c466f7966aea6c7";

export default node;
