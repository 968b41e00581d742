/**
 * @generated SignedSource<<df2c13e4939fe5a7ccc9534fa849c4bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedState_entry$data = {
  readonly bookingId: string;
  readonly catalogItemId: string;
  readonly creatorSlug: string;
  readonly holdExpiresAt: string | null | undefined;
  readonly paymentId: string | null | undefined;
  readonly paymentState: PaymentState | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "UnfinishedState_entry";
};
export type UnfinishedState_entry$key = {
  readonly " $data"?: UnfinishedState_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedState_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "UnfinishedState_entry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookingId"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    },
    {
      "kind": "ScalarField",
      "name": "holdExpiresAt"
    },
    {
      "kind": "ScalarField",
      "name": "paymentId"
    },
    {
      "kind": "ScalarField",
      "name": "paymentState"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    }
  ],
  "type": "BookingListEntry"
};

(node as any).hash = "131e47c13096024b236efb52bdad97b5";

export default node;
