/**
 * @generated SignedSource<<e5fb581ec39ea6f1e46f03c1aaac8ace>>
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
  "metadata": null,
  "name": "HeldSlot_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HoldCountdown_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "74e460a1527e882bcb254a7f8087e003";

export default node;
