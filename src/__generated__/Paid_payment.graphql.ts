/**
 * @generated SignedSource<<2b44da2b29c025e0095e84340590341f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Paid_payment$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"NextForSession_booking">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AmountPaid_payment" | "NextForContent_payment">;
  readonly " $fragmentType": "Paid_payment";
};
export type Paid_payment$key = {
  readonly " $data"?: Paid_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Paid_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Paid_payment",
  "selections": [
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "NextForSession_booking"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AmountPaid_payment"
    },
    {
      "kind": "FragmentSpread",
      "name": "NextForContent_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "4fb5a8fd9e9e48bb55a8fa25e3d12b8e";

export default node;
