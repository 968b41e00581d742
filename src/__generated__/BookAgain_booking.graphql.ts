/**
 * @generated SignedSource<<52ccdae23048dbbecc0c964c0c6b02e0>>
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
  readonly id: string;
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

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookAgain_booking",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "status"
        }
      ]
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "b80ece48084123fdc649ec148809f36e";

export default node;
