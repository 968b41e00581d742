/**
 * @generated SignedSource<<970b7fb77d6c34760496033776e48bb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
    readonly slug: string;
  };
  readonly payment: {
    readonly id: string;
    readonly state: PaymentState;
  } | null | undefined;
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
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

(node as any).hash = "a05b95f20b58092d65cf2b2ca3f5b5c2";

export default node;
