/**
 * @generated SignedSource<<65b410d6262aa075f29198d79b571578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidState_entry$data = {
  readonly bookingId: string;
  readonly catalogItemId: string;
  readonly creatorSlug: string;
  readonly holdExpiresAt: string | null | undefined;
  readonly paymentId: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "UnpaidState_entry";
};
export type UnpaidState_entry$key = {
  readonly " $data"?: UnpaidState_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidState_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidState_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogItemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorSlug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdExpiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "BookingListEntry",
  "abstractKey": null
};

(node as any).hash = "f5cacb1534dce56f0f5cb0dccf170b58";

export default node;
