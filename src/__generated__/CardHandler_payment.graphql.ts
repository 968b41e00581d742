/**
 * @generated SignedSource<<6e5932d1189b7d377700fad59374aeb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardProvider = "LOCAL" | "STRIPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardHandler_payment$data = {
  readonly cardProvider: CardProvider;
  readonly " $fragmentType": "CardHandler_payment";
};
export type CardHandler_payment$key = {
  readonly " $data"?: CardHandler_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardHandler_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardHandler_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "cardProvider"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "7829730fd1a4f59356186e1cb23458b1";

export default node;
