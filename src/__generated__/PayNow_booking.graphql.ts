/**
 * @generated SignedSource<<e370607830e9b55293129500277b30d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayNow_booking$data = {
  readonly catalogItemId: string;
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly payment: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HoldCountdown_booking">;
  readonly " $fragmentType": "PayNow_booking";
};
export type PayNow_booking$key = {
  readonly " $data"?: PayNow_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayNow_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PayNow_booking",
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
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldCountdown_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "b5812b20979c5bf27178dc6c5025fccd";

export default node;
