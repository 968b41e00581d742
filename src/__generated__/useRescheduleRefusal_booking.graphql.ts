/**
 * @generated SignedSource<<e95e1c67b3d5e446a4d9af62d641bdda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRescheduleRefusal_booking$data = {
  readonly date: string;
  readonly endDate: string;
  readonly rescheduleRefusal: string | null | undefined;
  readonly " $fragmentType": "useRescheduleRefusal_booking";
};
export type useRescheduleRefusal_booking$key = {
  readonly " $data"?: useRescheduleRefusal_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRescheduleRefusal_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useRescheduleRefusal_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "kind": "ScalarField",
      "name": "rescheduleRefusal"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "dc89389b1719c1cadba7b8c8948c9cd9";

export default node;
