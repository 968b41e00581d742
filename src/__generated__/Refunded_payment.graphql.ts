/**
 * @generated SignedSource<<1d0394755c6029274796619b5e0035a1>>
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
    readonly oneOnOne: {
      readonly id: string;
    };
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
          "concreteType": "OneOnOne",
          "kind": "LinkedField",
          "name": "oneOnOne",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            }
          ]
        }
      ]
    }
  ],
  "type": "Payment"
};

(node as any).hash = "5dfe8e082e422eb31385e3d54b5e9d28";

export default node;
