/**
 * @generated SignedSource<<1f6f21a749d3e6faf920baf3c035e747>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldGone_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly " $fragmentType": "HoldGone_booking";
};
export type HoldGone_booking$key = {
  readonly " $data"?: HoldGone_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldGone_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoldGone_booking",
  "selections": [
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
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "21af0915298fe3acb06b4151a8dae4f6";

export default node;
