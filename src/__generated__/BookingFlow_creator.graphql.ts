/**
 * @generated SignedSource<<c5405914bcdb0d03e08fa9d8565c248f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_creator$data = {
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_creator">;
  readonly " $fragmentType": "BookingFlow_creator";
};
export type BookingFlow_creator$key = {
  readonly " $data"?: BookingFlow_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingFlow_creator",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "FragmentSpread",
      "name": "ScheduleStep_creator"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "37ade9f8bbeefa762b1a59f56599f294";

export default node;
