/**
 * @generated SignedSource<<5c07cce6c899880db146eca1da7b9192>>
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
  "metadata": null,
  "name": "ScheduleStep_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "084875a02d0fc3d3e63bc41437611347";

export default node;
