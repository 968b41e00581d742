/**
 * @generated SignedSource<<7521663c95f5671d2617edd18c2192d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Room_booking$data = {
  readonly date: string;
  readonly endDate: string;
  readonly title: string;
  readonly " $fragmentType": "Room_booking";
};
export type Room_booking$key = {
  readonly " $data"?: Room_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Room_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Room_booking",
  "selections": [
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
    }
  ],
  "type": "Booking"
};

(node as any).hash = "b4466fe4f2a6aaa9734c11b7302bfcfe";

export default node;
