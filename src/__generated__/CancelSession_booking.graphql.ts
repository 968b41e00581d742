/**
 * @generated SignedSource<<2a73b9d975eb93909bca78e510497800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelSession_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking">;
  readonly " $fragmentType": "CancelSession_booking";
};
export type CancelSession_booking$key = {
  readonly " $data"?: CancelSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CancelSession_booking",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CancelDialog_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "9b6cb3f153c5229145167512b407e5ad";

export default node;
