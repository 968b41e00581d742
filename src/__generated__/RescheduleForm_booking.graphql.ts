/**
 * @generated SignedSource<<ed795b6391bcee3773e429106298efdf>>
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
  readonly date: string;
  readonly endDate: string;
  readonly id: string;
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
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
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

(node as any).hash = "e6665634f732e7772dd47182c1446a47";

export default node;
