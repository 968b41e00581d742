/**
 * @generated SignedSource<<f1ff492c886467036073ba17a0b3b9aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Place_booking$data = {
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly meetingPlace: {
    readonly details: string | null | undefined;
    readonly kind: MeetingKind;
  };
  readonly " $fragmentSpreads": FragmentRefs<"usePartyNames_booking">;
  readonly " $fragmentType": "Place_booking";
};
export type Place_booking$key = {
  readonly " $data"?: Place_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Place_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Place_booking",
  "selections": [
    {
      "concreteType": "MeetingPlace",
      "kind": "LinkedField",
      "name": "meetingPlace",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "details"
        }
      ]
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "isOwn"
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

(node as any).hash = "be2d4cc4939c99629151c1cef64c2ca1";

export default node;
