/**
 * @generated SignedSource<<861b0815984f7269b9a0c3f6b9f156ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookedPrice_booking$data = {
  readonly priceWithVat: number;
  readonly " $fragmentType": "BookedPrice_booking";
};
export type BookedPrice_booking$key = {
  readonly " $data"?: BookedPrice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookedPrice_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "priceWithVat"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "55be2c7339551f1890f739a2cc33c194";

export default node;
