/**
 * @generated SignedSource<<eaa2da9147613c29e998296f88e803a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextForSession_booking$data = {
  readonly creator: {
    readonly firstName: string;
    readonly lastName: string;
    readonly slug: string;
  };
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarLinks_booking">;
  readonly " $fragmentType": "NextForSession_booking";
};
export type NextForSession_booking$key = {
  readonly " $data"?: NextForSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextForSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextForSession_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
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
          "name": "slug"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CalendarLinks_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "30848a0d5c1d2ceeca5ddcd012f19ecb";

export default node;
