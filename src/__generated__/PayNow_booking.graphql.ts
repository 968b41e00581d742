/**
 * @generated SignedSource<<22289dd3936717fcd73a207caea5ec61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayNow_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly oneOnOne: {
    readonly id: string;
  };
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
},
v1 = [
  (v0/*:: as any*/)
];
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
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldCountdown_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "df61534a842a176e8a78efa10d9f9b26";

export default node;
