/**
 * @generated SignedSource<<ee9d6f22950cb72b5292247f03761eb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Totals_earnings$data = {
  readonly earnings: number;
  readonly platformFee: number;
  readonly price: number;
  readonly processingCosts: number;
  readonly refunded: number;
  readonly salesCount: number;
  readonly " $fragmentType": "Totals_earnings";
};
export type Totals_earnings$key = {
  readonly " $data"?: Totals_earnings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Totals_earnings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Totals_earnings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "salesCount"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "processingCosts"
    },
    {
      "kind": "ScalarField",
      "name": "platformFee"
    },
    {
      "kind": "ScalarField",
      "name": "earnings"
    },
    {
      "kind": "ScalarField",
      "name": "refunded"
    }
  ],
  "type": "Earnings"
};

(node as any).hash = "47dd33bf5e8f59d278e7571291895be8";

export default node;
