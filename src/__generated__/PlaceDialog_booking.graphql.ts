/**
 * @generated SignedSource<<4e31b7c4a9424425b97e29478dda625c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceDialog_booking$data = {
  readonly bookerName: string;
  readonly id: string;
  readonly meetingPlace: {
    readonly details: string | null | undefined;
    readonly kind: MeetingKind;
  };
  readonly placeChangeCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Place_booking">;
  readonly " $fragmentType": "PlaceDialog_booking";
};
export type PlaceDialog_booking$key = {
  readonly " $data"?: PlaceDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PlaceDialog_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
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
      "kind": "ScalarField",
      "name": "placeChangeCount"
    },
    {
      "kind": "FragmentSpread",
      "name": "Place_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "7b20c556b9863cd99f458ab1061d295f";

export default node;
