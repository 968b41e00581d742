/**
 * @generated SignedSource<<153ef1f0d6b60b652dcaa3f96269815b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveHistory_booking$data = {
  readonly moves: ReadonlyArray<{
    readonly from: string;
    readonly movedAt: string;
    readonly to: string;
  }>;
  readonly " $fragmentType": "MoveHistory_booking";
};
export type MoveHistory_booking$key = {
  readonly " $data"?: MoveHistory_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveHistory_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MoveHistory_booking",
  "selections": [
    {
      "concreteType": "BookingMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "to"
        },
        {
          "kind": "ScalarField",
          "name": "movedAt"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "12eca7c75c9a73722b55ff719ed5af09";

export default node;
