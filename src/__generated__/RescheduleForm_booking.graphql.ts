/**
 * @generated SignedSource<<9098a77558785b13c53fcaf515ac564e>>
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

(node as any).hash = "b681820a01dfc7cce74d5ffc6dfd5cf2";

export default node;
