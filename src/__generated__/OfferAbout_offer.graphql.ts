/**
 * @generated SignedSource<<57ca1a7108ec7636f68f24b0bb8c0ff8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferAbout_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly " $fragmentType": "OfferAbout_offer";
};
export type OfferAbout_offer$key = {
  readonly " $data"?: OfferAbout_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAbout_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferAbout_offer",
  "selections": [
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
      "name": "descriptionBulletPoints",
      "storageKey": null
    }
  ],
  "type": "OneOnOne",
  "abstractKey": null
};

(node as any).hash = "b97d181c73bb66f16c1fb30046144bb7";

export default node;
