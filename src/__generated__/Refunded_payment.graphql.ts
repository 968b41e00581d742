/**
 * @generated SignedSource<<2f7288198a5ad81c575279613784cad7>>
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
  "metadata": null,
  "name": "Refunded_payment",
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
      "name": "creatorSlug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OneOnOne",
          "kind": "LinkedField",
          "name": "oneOnOne",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "5dfe8e082e422eb31385e3d54b5e9d28";

export default node;
