/**
 * @generated SignedSource<<6ad534ff3dc445c6b4765cd078120a51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldSlot_booking$data = {
  readonly date: string;
  readonly " $fragmentSpreads": FragmentRefs<"HoldCountdown_booking">;
  readonly " $fragmentType": "HeldSlot_booking";
};
export type HeldSlot_booking$key = {
  readonly " $data"?: HeldSlot_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSlot_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeldSlot_booking",
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

(node as any).hash = "74e460a1527e882bcb254a7f8087e003";

export default node;
