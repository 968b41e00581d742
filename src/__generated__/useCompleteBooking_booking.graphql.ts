/**
 * @generated SignedSource<<afef91d1d0ea15903bdd0c98ad0c9dd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompleteBooking_booking$data = {
  readonly id: string;
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

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCompleteBooking_booking",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "description"
        }
      ]
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "7cc58ef40efa82a7c64b1774cd43b84e";

export default node;
