/**
 * @generated SignedSource<<7d93659914bdc1f095a533233f480ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleStep_offer$data = {
  readonly horizonInDays: number | null | undefined;
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
    },
    {
      "kind": "ScalarField",
      "name": "horizonInDays"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "5dbbecc4be8bbe2f4bd93ca9309c291f";

export default node;
