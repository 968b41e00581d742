/**
 * @generated SignedSource<<d4bb9767dae37f72f6ddaff96e677d79>>
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
    }
  ],
  "type": "Booking"
};

(node as any).hash = "d3cc2d680ccfa122a42bf367373cb71b";

export default node;
