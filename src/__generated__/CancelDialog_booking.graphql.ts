/**
 * @generated SignedSource<<46d76103586b08637c32831bdb003afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
  };
  readonly date: string;
  readonly id: string;
  readonly isRefundable: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyOnCancelling_booking">;
  readonly " $fragmentType": "CancelDialog_booking";
};
export type CancelDialog_booking$key = {
  readonly " $data"?: CancelDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CancelDialog_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "kind": "ScalarField",
      "name": "isRefundable"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "firstName"
        },
        {
          "kind": "ScalarField",
          "name": "lastName"
        },
        {
          "kind": "ScalarField",
          "name": "isOwn"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "MoneyOnCancelling_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "3e6f0bcf2f61566ce2439249da069368";

export default node;
