/**
 * @generated SignedSource<<fcc482b284d1f3b371686097fe510b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldSession_booking$data = {
  readonly date: string;
  readonly " $fragmentSpreads": FragmentRefs<"HoldCountdown_booking">;
  readonly " $fragmentType": "HeldSession_booking";
};
export type HeldSession_booking$key = {
  readonly " $data"?: HeldSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeldSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "FragmentSpread",
      "name": "HoldCountdown_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "b8385ed5ce6dc56331ea073d88762099";

export default node;
