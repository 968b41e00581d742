/**
 * @generated SignedSource<<c296eadc2b94d3bdbb789e120e92ef96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompleteBooking_offer$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "useCompleteBooking_offer";
};
export type useCompleteBooking_offer$key = {
  readonly " $data"?: useCompleteBooking_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompleteBooking_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCompleteBooking_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "OneOnOne",
  "abstractKey": null
};

(node as any).hash = "7168361a7788bbe665d9d3cfe2b8ca23";

export default node;
