/**
 * @generated SignedSource<<f42597bf76edba23e784bf07a377f7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProposedTime_booking">;
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
      "name": "useProposedTime_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "3ced6b9685f60831f276028ef0c6b5e6";

export default node;
