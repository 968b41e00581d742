/**
 * @generated SignedSource<<4e3244d966af79af6b95135ec96d67a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_booking$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_booking" | "IntakeStep_booking" | "ScheduleStep_booking">;
  readonly " $fragmentType": "BookingFlow_booking";
};
export type BookingFlow_booking$key = {
  readonly " $data"?: BookingFlow_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookingFlow_booking",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "BookingSteps_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "ScheduleStep_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "IntakeStep_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "49583ee1510088de017bb53a51d73adf";

export default node;
