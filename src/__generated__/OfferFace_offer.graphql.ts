/**
 * @generated SignedSource<<fa412fed91abe818a9aedf8342c13c78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferFace_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly title: string;
  readonly " $fragmentType": "OfferFace_offer";
};
export type OfferFace_offer$key = {
  readonly " $data"?: OfferFace_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFace_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferFace_offer",
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
      "name": "descriptionBulletPoints"
    },
    {
      "kind": "ScalarField",
      "name": "duration"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "9f7fa7cdd1acb4a606dd1685126b4bf5";

export default node;
