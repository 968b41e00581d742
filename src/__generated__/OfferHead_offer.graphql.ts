/**
 * @generated SignedSource<<5fa81b3d28fe142e174649f8d8ef2708>>
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
  readonly priceWithVat: number;
  readonly title: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceWithVat",
      "storageKey": null
    }
  ],
  "type": "OneOnOne",
  "abstractKey": null
};

(node as any).hash = "64cd358d4f00caa19641d73f70261d3b";

export default node;
