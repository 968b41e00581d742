/**
 * @generated SignedSource<<0ada22028aecc58ab962372f7cb8ffbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferFields_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "OfferFields_offer";
};
export type OfferFields_offer$key = {
  readonly " $data"?: OfferFields_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFields_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferFields_offer",
  "selections": [
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
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "a2ec1ae59ac8768d7db5171515b6f749";

export default node;
