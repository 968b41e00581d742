/**
 * @generated SignedSource<<e38ee7d4dd431baec9d17961da820576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedWeek_query$data = {
  readonly bookingRules: {
    readonly rules: {
      readonly horizonInDays: number | null | undefined;
      readonly noticeInMinutes: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "OfferedWeek_query";
};
export type OfferedWeek_query$key = {
  readonly " $data"?: OfferedWeek_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedWeek_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferedWeek_query",
  "selections": [
    {
      "concreteType": "BookingRulebook",
      "kind": "LinkedField",
      "name": "bookingRules",
      "plural": false,
      "selections": [
        {
          "concreteType": "BookingRules",
          "kind": "LinkedField",
          "name": "rules",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "noticeInMinutes"
            },
            {
              "kind": "ScalarField",
              "name": "horizonInDays"
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "bbc2f841cf4a35bf96f9d6d337a0ebe5";

export default node;
