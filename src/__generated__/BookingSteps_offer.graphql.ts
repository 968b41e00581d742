/**
 * @generated SignedSource<<669b9697dc01468139bf42aa46d06b19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingSteps_offer$data = {
  readonly price: number;
  readonly " $fragmentType": "BookingSteps_offer";
};
export type BookingSteps_offer$key = {
  readonly " $data"?: BookingSteps_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingSteps_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "ab6416815202ef44f3faee30e57698cb";

export default node;
