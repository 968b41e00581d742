/**
 * @generated SignedSource<<7c92dedad31e41afbcd1e07e5eec6990>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item" | "StatusBadge_item">;
  readonly " $fragmentType": "OfferCard_offer";
};
export type OfferCard_offer$key = {
  readonly " $data"?: OfferCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferCard_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "descriptionBulletPoints"
    },
    {
      "kind": "ScalarField",
      "name": "duration"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusBadge_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "d40a794dd5446e15b1bdc4912e00fdeb";

export default node;
