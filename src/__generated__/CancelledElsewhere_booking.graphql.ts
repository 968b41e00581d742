/**
 * @generated SignedSource<<cb136062e70ec616300320721a36e432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelledElsewhere_booking$data = {
  readonly catalogItemId: string;
  readonly creator: {
    readonly slug: string;
  };
  readonly " $fragmentType": "CancelledElsewhere_booking";
};
export type CancelledElsewhere_booking$key = {
  readonly " $data"?: CancelledElsewhere_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledElsewhere_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CancelledElsewhere_booking",
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
      "kind": "ScalarField",
      "name": "catalogItemId"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "27794c1ff23fea07e608a949afe79ec1";

export default node;
