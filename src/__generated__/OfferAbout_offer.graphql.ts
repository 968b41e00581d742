/**
 * @generated SignedSource<<10f7b9ab137d552d282cb9e39d40b347>>
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
  "name": "OfferAbout_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "descriptionBulletPoints"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "b97d181c73bb66f16c1fb30046144bb7";

export default node;
