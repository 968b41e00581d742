/**
 * @generated SignedSource<<102d562f2fabbbd7c824a42918d576f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingParty = "BOOKER" | "CREATOR" | "PLATFORM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Cancellation_booking$data = {
  readonly cancellation: {
    readonly by: BookingParty;
    readonly cancelledAt: string;
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"usePartyNames_booking">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "usePartyNames_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "47b5c2395c1bb4cc4089198fefc099b4";

export default node;
