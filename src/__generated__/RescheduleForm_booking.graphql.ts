/**
 * @generated SignedSource<<d844396cd476a37bbcab82806447df33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescheduleForm_booking$data = {
  readonly catalogItemId: string;
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly oneOnOne: {
    readonly horizonInDays: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimesCompared_booking">;
  readonly " $fragmentType": "RescheduleForm_booking";
};
export type RescheduleForm_booking$key = {
  readonly " $data"?: RescheduleForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RescheduleForm_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RescheduleForm_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "horizonInDays"
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
          "name": "slug"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "TimesCompared_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "0fa35e2d921ae004d9edd5e7743cb0cd";

export default node;
