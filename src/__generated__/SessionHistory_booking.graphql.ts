/**
 * @generated SignedSource<<805ed69b4f38249264cb386470f6aa70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingParty = "BOOKER" | "CREATOR" | "PLATFORM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionHistory_booking$data = {
  readonly cancellation: {
    readonly by: BookingParty;
    readonly cancelledAt: string;
  } | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly moves: ReadonlyArray<{
    readonly from: string;
    readonly movedAt: string;
    readonly to: string;
  }>;
  readonly placeChangedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"usePartyNames_booking">;
  readonly " $fragmentType": "SessionHistory_booking";
};
export type SessionHistory_booking$key = {
  readonly " $data"?: SessionHistory_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionHistory_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SessionHistory_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "confirmedAt"
    },
    {
      "kind": "ScalarField",
      "name": "placeChangedAt"
    },
    {
      "concreteType": "BookingMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "to"
        },
        {
          "kind": "ScalarField",
          "name": "movedAt"
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

(node as any).hash = "8e1bc5623895e74351bfa0d1be4ff35d";

export default node;
