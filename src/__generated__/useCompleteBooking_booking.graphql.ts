/**
 * @generated SignedSource<<5cdc052d61f1610c25871e86895e494f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompleteBooking_booking$data = {
  readonly oneOnOne: {
    readonly description: string | null | undefined;
    readonly id: string;
  };
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "useCompleteBooking_booking";
};
export type useCompleteBooking_booking$key = {
  readonly " $data"?: useCompleteBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompleteBooking_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCompleteBooking_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "price"
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
        },
        {
          "kind": "ScalarField",
          "name": "description"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "8d452de8feb3c96d068f6ef9dd4f1c28";

export default node;
