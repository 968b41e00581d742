/**
 * @generated SignedSource<<0298ab2769c63f04e47ea8a5e6ad387d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_offer$data = {
  readonly duration: SessionDuration;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item">;
  readonly " $fragmentType": "OfferHead_offer";
};
export type OfferHead_offer$key = {
  readonly " $data"?: OfferHead_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferHead_offer",
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
      "name": "duration",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    }
  ],
  "type": "OneOnOne",
  "abstractKey": null
};

(node as any).hash = "b4fb715b3ab7e0c7d59d4c7b01d2554e";

export default node;
