/**
 * @generated SignedSource<<9ff15e9bfebd8974e5ea42dcdb09408e>>
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
  "metadata": null,
  "name": "HoldCountdown_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdExpiresAt",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "fa74a9dc6a21020c059aeea018b97f25";

export default node;
