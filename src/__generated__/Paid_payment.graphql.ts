/**
 * @generated SignedSource<<3c4edc598c38fe17ca5ab3e50c32cb85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Paid_payment$data = {
  readonly amountWithVat: number;
  readonly title: string;
  readonly " $fragmentType": "Paid_payment";
};
export type Paid_payment$key = {
  readonly " $data"?: Paid_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Paid_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Paid_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithVat",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "142beba832e5d1f11d8b80826ce94e07";

export default node;
