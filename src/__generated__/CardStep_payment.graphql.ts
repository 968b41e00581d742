/**
 * @generated SignedSource<<4e53a517003baae26e7ba3bad6d5f465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardProvider = "LOCAL" | "STRIPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardStep_payment$data = {
  readonly cardProvider: CardProvider;
  readonly publishableKey: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BilledTo_payment" | "CardForm_payment">;
  readonly " $fragmentType": "CardStep_payment";
};
export type CardStep_payment$key = {
  readonly " $data"?: CardStep_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardStep_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardStep_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "cardProvider"
    },
    {
      "kind": "ScalarField",
      "name": "publishableKey"
    },
    {
      "kind": "FragmentSpread",
      "name": "BilledTo_payment"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardForm_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "c0f8689c69f966472ee5103fc1d3797e";

export default node;
