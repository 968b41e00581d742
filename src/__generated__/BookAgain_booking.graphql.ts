/**
 * @generated SignedSource<<19ed39bd9512558f98a5f558a9415aa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookAgain_booking$data = {
  readonly catalogItemId: string;
  readonly creator: {
    readonly firstName: string;
    readonly slug: string;
  };
  readonly id: string;
  readonly oneOnOne: {
    readonly status: CatalogItemStatus;
  } | null | undefined;
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
      "kind": "ScalarField",
      "name": "id"
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
          "name": "slug"
        }
      ]
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
          "name": "status"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "dc9006ed829c8d314332eb7208a7f0c1";

export default node;
