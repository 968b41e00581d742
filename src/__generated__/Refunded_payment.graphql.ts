/**
 * @generated SignedSource<<ac38388ef2d27851bb950429ccb4da83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Refunded_payment$data = {
  readonly amountWithVat: number;
  readonly booking: {
    readonly catalogItemId: string;
  } | null | undefined;
  readonly creatorSlug: string;
  readonly title: string;
  readonly " $fragmentType": "Refunded_payment";
};
export type Refunded_payment$key = {
  readonly " $data"?: Refunded_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunded_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Refunded_payment",
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
      "name": "creatorSlug"
    },
    {
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "catalogItemId"
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "8e45d48f3e56bbea0edba74893c0b2b2";

export default node;
