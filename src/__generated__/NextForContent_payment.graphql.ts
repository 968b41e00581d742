/**
 * @generated SignedSource<<24669715c4450432e32cd50786743ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextForContent_payment$data = {
  readonly creatorName: string;
  readonly " $fragmentType": "NextForContent_payment";
};
export type NextForContent_payment$key = {
  readonly " $data"?: NextForContent_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextForContent_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextForContent_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "creatorName"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "3f2e89b6136b9dace7b81a2cea11f635";

export default node;
