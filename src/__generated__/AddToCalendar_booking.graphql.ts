/**
 * @generated SignedSource<<6cc14b139e9912e77d218476aefe159f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddToCalendar_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly firstName: string;
    readonly isOwn: boolean;
    readonly lastName: string;
    readonly slug: string;
  };
  readonly date: string;
  readonly id: string;
  readonly oneOnOne: {
    readonly duration: SessionDuration;
    readonly title: string;
  };
  readonly " $fragmentType": "AddToCalendar_booking";
};
export type AddToCalendar_booking$key = {
  readonly " $data"?: AddToCalendar_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AddToCalendar_booking",
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
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "isOwn"
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
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "duration"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "696ccf289e24c718618e594244a07a3c";

export default node;
