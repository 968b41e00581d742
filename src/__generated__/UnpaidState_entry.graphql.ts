/**
 * @generated SignedSource<<d65c8004389e724a16d1b945ae318308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnpaidState_entry$data = {
  readonly bookingId: string;
  readonly catalogItemId: string;
  readonly creatorSlug: string;
  readonly holdExpiresAt: string | null | undefined;
  readonly paymentId: string | null | undefined;
  readonly paymentState: PaymentState | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "UnpaidState_entry";
};
export type UnpaidState_entry$key = {
  readonly " $data"?: UnpaidState_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidState_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "UnpaidState_entry",
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

(node as any).hash = "c73b3f4017600822e33b6364436bf8dd";

export default node;
