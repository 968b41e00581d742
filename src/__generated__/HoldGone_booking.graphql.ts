/**
 * @generated SignedSource<<b7297d2a8b1b4293647b26b79ccdf191>>
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
  "metadata": null,
  "name": "HoldGone_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "21af0915298fe3acb06b4151a8dae4f6";

export default node;
