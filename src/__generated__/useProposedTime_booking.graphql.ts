/**
 * @generated SignedSource<<ce64ed5368571607301e449525c3cd26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProposedTime_booking$data = {
  readonly date: string;
  readonly " $fragmentType": "useProposedTime_booking";
};
export type useProposedTime_booking$key = {
  readonly " $data"?: useProposedTime_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProposedTime_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useProposedTime_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "date"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "544e42943c65776c90ee235734be80c6";

export default node;
