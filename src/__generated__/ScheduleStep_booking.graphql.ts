/**
 * @generated SignedSource<<0306286675613cf1c794bc08c3535311>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useHeldChoice_booking">;
  readonly " $fragmentType": "ScheduleStep_booking";
};
export type ScheduleStep_booking$key = {
  readonly " $data"?: ScheduleStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ScheduleStep_booking",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useHeldChoice_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "9b5c416660d7d9012592d3fe6a3b61b3";

export default node;
