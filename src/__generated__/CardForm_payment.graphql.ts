/**
 * @generated SignedSource<<e0ea8b605d76da39dec000b4776135f2>>
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
  "metadata": null,
  "name": "CardForm_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientSecret",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardFields_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "071c17439c430ddb85419001ab6acce4";

export default node;
