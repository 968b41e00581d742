/**
 * @generated SignedSource<<43052c45dfed75e7f15890bf6753628a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthEarnings_earnings$data = {
  readonly earnings: number;
  readonly salesCount: number;
  readonly " $fragmentType": "MonthEarnings_earnings";
};
export type MonthEarnings_earnings$key = {
  readonly " $data"?: MonthEarnings_earnings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthEarnings_earnings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MonthEarnings_earnings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "salesCount"
    },
    {
      "kind": "ScalarField",
      "name": "earnings"
    }
  ],
  "type": "Earnings"
};

(node as any).hash = "f4c847d3ecec6ba052f585e3a9732ac0";

export default node;
