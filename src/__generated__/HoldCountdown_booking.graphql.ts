/**
 * @generated SignedSource<<9fc40dcec6998ca9b1d7724fedb4def6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldCountdown_booking$data = {
  readonly holdExpiresAt: string | null | undefined;
  readonly " $fragmentType": "HoldCountdown_booking";
};
export type HoldCountdown_booking$key = {
  readonly " $data"?: HoldCountdown_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldCountdown_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HoldCountdown_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "holdExpiresAt"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "fa74a9dc6a21020c059aeea018b97f25";

export default node;
