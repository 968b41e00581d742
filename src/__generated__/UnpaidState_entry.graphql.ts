/**
 * @generated SignedSource<<439fea2526386b61801b8a6db5ac7420>>
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
  "metadata": null,
  "name": "UnpaidState_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogItemId",
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
      "kind": "ScalarField",
      "name": "holdExpiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "BookingListEntry",
  "abstractKey": null
};

(node as any).hash = "c73b3f4017600822e33b6364436bf8dd";

export default node;
