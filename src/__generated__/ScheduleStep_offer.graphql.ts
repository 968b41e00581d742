/**
 * @generated SignedSource<<17c1fd38b2b3619ce4b0e165cce7cd47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_offer$data = {
  readonly id: string;
  readonly price: number;
  readonly " $fragmentType": "ScheduleStep_offer";
};
export type ScheduleStep_offer$key = {
  readonly " $data"?: ScheduleStep_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleStep_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ScheduleStep_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "084875a02d0fc3d3e63bc41437611347";

export default node;
