/**
 * @generated SignedSource<<9fb9c592a4dde1679c9ccc80c43f7c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookAgain_booking$data = {
  readonly cancellation: {
    readonly proposesRebooking: boolean;
  } | null | undefined;
  readonly catalogItemId: string;
  readonly creator: {
    readonly firstName: string;
    readonly slug: string;
  };
  readonly id: string;
  readonly oneOnOne: {
    readonly status: CatalogItemStatus;
  } | null | undefined;
  readonly state: BookingState;
  readonly " $fragmentType": "BookAgain_booking";
};
export type BookAgain_booking$key = {
  readonly " $data"?: BookAgain_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookAgain_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookAgain_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "state"
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
          "name": "slug"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "concreteType": "BookingCancellation",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "proposesRebooking"
        }
      ]
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "38ca7397327bb104355e2546c6b7def7";

export default node;
