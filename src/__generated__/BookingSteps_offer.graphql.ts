/**
 * @generated SignedSource<<8b7d9f83b5e0d56c49fbe58e8b02fc0a>>
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
  "metadata": null,
  "name": "BookingSteps_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "OneOnOne",
  "abstractKey": null
};

(node as any).hash = "ab6416815202ef44f3faee30e57698cb";

export default node;
