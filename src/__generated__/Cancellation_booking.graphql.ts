/**
 * @generated SignedSource<<1d41848b8a4311a2d73efcf043c55fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingParty = "BOOKER" | "CREATOR" | "PLATFORM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Cancellation_booking$data = {
  readonly bookerName: string;
  readonly cancellation: {
    readonly by: BookingParty;
    readonly cancelledAt: string;
    readonly reason: string;
  } | null | undefined;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
  };
  readonly " $fragmentType": "Cancellation_booking";
};
export type Cancellation_booking$key = {
  readonly " $data"?: Cancellation_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cancellation_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Cancellation_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookerName"
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
      "concreteType": "BookingCancellation",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "by"
        },
        {
          "kind": "ScalarField",
          "name": "reason"
        },
        {
          "kind": "ScalarField",
          "name": "cancelledAt"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "af425ee377068c983777664a317077d5";

export default node;
