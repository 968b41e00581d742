/**
 * @generated SignedSource<<0135722d8ae31ce04e8a3178672cee79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardForm_payment$data = {
  readonly clientSecret: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardFields_payment">;
  readonly " $fragmentType": "CardForm_payment";
};
export type CardForm_payment$key = {
  readonly " $data"?: CardForm_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardForm_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CardForm_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "clientSecret"
    },
    {
      "kind": "FragmentSpread",
      "name": "CardFields_payment"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "071c17439c430ddb85419001ab6acce4";

export default node;
