/**
 * @generated SignedSource<<abf7b42ad0d27560d9cefaaa8a9219e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Paid_payment$data = {
  readonly amountWithVat: number;
  readonly amountWithoutVat: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithoutVat",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "cc3cae9060747b1c07087fb9937e44d6";

export default node;
