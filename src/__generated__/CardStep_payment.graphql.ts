/**
 * @generated SignedSource<<76b1382dd39df2c39b773e1260401cc8>>
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
  readonly clientSecret: string | null | undefined;
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
      "name": "clientSecret"
    },
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

(node as any).hash = "d6a88b26c69da5f4e1bc0574588bf437";

export default node;
