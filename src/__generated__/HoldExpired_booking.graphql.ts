/**
 * @generated SignedSource<<6ef1fae68063bad12dd81b16e38d8fd6>>
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
  readonly id: string;
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly " $fragmentType": "HoldExpired_booking";
};
export type HoldExpired_booking$key = {
  readonly " $data"?: HoldExpired_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldExpired_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoldExpired_booking",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ]
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "2fae28621ec41c989be0f1f45968b386";

export default node;
