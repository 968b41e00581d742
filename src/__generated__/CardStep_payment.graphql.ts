/**
 * @generated SignedSource<<67c7b95455de4576b8cd04386a71320e>>
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
  "metadata": null,
  "name": "CardStep_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardProvider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishableKey",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BilledTo_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardForm_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "c0f8689c69f966472ee5103fc1d3797e";

export default node;
