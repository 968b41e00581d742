/**
 * @generated SignedSource<<7eddd5862942abfa8c3ed51e046652a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_offer$data = {
  readonly id: string;
  readonly intake?: {
    readonly " $fragmentSpreads": FragmentRefs<"IntakeStep_offer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BookingSteps_offer" | "ScheduleStep_offer">;
  readonly " $fragmentType": "BookingFlow_offer";
};
export type BookingFlow_offer$key = {
  readonly " $data"?: BookingFlow_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "name": "BookingFlow_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "BookingSteps_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "ScheduleStep_offer"
    },
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "IntakeStep_offer"
              }
            ],
            "type": "OneOnOne"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "intake"
        }
      ]
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "9dd8d5190dfe8f9912580296d6457042";

export default node;
