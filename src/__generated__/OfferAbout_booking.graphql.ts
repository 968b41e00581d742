/**
 * @generated SignedSource<<cb4ec6905925b3551250653bbcd8dde6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferAbout_booking$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly " $fragmentType": "OfferAbout_booking";
};
export type OfferAbout_booking$key = {
  readonly " $data"?: OfferAbout_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAbout_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferAbout_booking",
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
  "type": "Booking"
};

(node as any).hash = "2bc31f7be4294cec236b3c810eb6b0a6";

export default node;
