/**
 * @generated SignedSource<<831774dc2ec0fdd42455e5da304df32d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Refunded_payment$data = {
  readonly amountWithVat: number;
  readonly bookingId: string | null | undefined;
  readonly creatorSlug: string;
  readonly title: string;
  readonly " $fragmentType": "Refunded_payment";
};
export type Refunded_payment$key = {
  readonly " $data"?: Refunded_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunded_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Refunded_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountWithVat",
      "storageKey": null
    },
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
      "name": "creatorSlug",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "3d7d18ce2d08f00f057dc432f2d06cf1";

export default node;
