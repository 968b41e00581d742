/**
 * @generated SignedSource<<4b07024cd60457ddb238bfc2cc4b8d18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingSteps_booking$data = {
  readonly price: number;
  readonly " $fragmentType": "BookingSteps_booking";
};
export type BookingSteps_booking$key = {
  readonly " $data"?: BookingSteps_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingSteps_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "fdb0624b762f4ebce58c7a7d6982672b";

export default node;
