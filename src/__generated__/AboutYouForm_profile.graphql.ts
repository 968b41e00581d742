/**
 * @generated SignedSource<<10a454ee017b510767a77dde5d30a79e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutYouForm_profile$data = {
  readonly aboutRevision: string | null | undefined;
  readonly biography: string | null | undefined;
  readonly professionalTitle: string | null | undefined;
  readonly " $fragmentType": "AboutYouForm_profile";
};
export type AboutYouForm_profile$key = {
  readonly " $data"?: AboutYouForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYouForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AboutYouForm_profile",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "professionalTitle"
    },
    {
      "kind": "ScalarField",
      "name": "biography"
    },
    {
      "kind": "ScalarField",
      "name": "aboutRevision"
    }
  ],
  "type": "UserProfile"
};

(node as any).hash = "4512173401fec17458487e831895640e";

export default node;
