/**
 * @generated SignedSource<<10b53528d7b68086e2426f9c8a8b0371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingType = "ONE_ON_ONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionEntry_entry$data = {
  readonly bookingId: string;
  readonly creatorName: string;
  readonly creatorProfessionTitle: string | null | undefined;
  readonly creatorProfilePicture: string | null | undefined;
  readonly creatorSlug: string;
  readonly date: string;
  readonly endDate: string;
  readonly paymentStatus: BookingPaymentStatus;
  readonly price: number;
  readonly title: string;
  readonly type: BookingType;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidState_entry">;
  readonly " $fragmentType": "SessionEntry_entry";
};
export type SessionEntry_entry$key = {
  readonly " $data"?: SessionEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionEntry_entry",
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
      "name": "creatorProfilePicture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorProfessionTitle",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnpaidState_entry"
    }
  ],
  "type": "BookingListEntry",
  "abstractKey": null
};

(node as any).hash = "ef46a3b78b1b30e6a75f3bf3ed75f68c";

export default node;
