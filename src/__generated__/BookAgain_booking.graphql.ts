/**
 * @generated SignedSource<<766868d88df2717e640f5f9643d92b53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookAgain_booking$data = {
  readonly creator: {
    readonly firstName: string;
    readonly slug: string;
  };
  readonly oneOnOne: {
    readonly id: string;
    readonly status: CatalogItemStatus;
  };
  readonly " $fragmentType": "BookAgain_booking";
};
export type BookAgain_booking$key = {
  readonly " $data"?: BookAgain_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookAgain_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookAgain_booking",
  "selections": [
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
        },
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "bf13aa9255f251be68d0a37f7ccd827c";

export default node;
