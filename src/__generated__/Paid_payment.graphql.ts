/**
 * @generated SignedSource<<68e091f467cf43bcdb19dc8027f58004>>
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
  "name": "Paid_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithoutVat"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "cc3cae9060747b1c07087fb9937e44d6";

export default node;
