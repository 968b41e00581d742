/**
 * @generated SignedSource<<a0c4e5b9dc164369036e841197542204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking" | "BookAgain_booking" | "PayNow_booking">;
  readonly " $fragmentType": "NextStep_booking";
};
export type NextStep_booking$key = {
  readonly " $data"?: NextStep_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookAgain_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayNow_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "d8ef384074b4727ddd502ee7f7b685ef";

export default node;
