/**
 * @generated SignedSource<<5d368e8bfed606ff20224d4f9c13629a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly id: string;
  readonly price: number;
  readonly revision: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "OfferFace_offer">;
  readonly " $fragmentType": "OfferForm_offer";
};
export type OfferForm_offer$key = {
  readonly " $data"?: OfferForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferForm_offer",
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
      "name": "price"
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
      "kind": "ScalarField",
      "name": "revision"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferFace_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "CreatorPrice_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "4ae81fcb33cfe707151e5e33e99c23e5";

export default node;
