/**
 * @generated SignedSource<<5aee34add9ddb60bacfd3e5be25bf15a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntakeForm_booking$data = {
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly intakes: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking" | "useCompleteBooking_booking">;
  readonly " $fragmentType": "IntakeForm_booking";
};
export type IntakeForm_booking$key = {
  readonly " $data"?: IntakeForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "question"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeForm_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "concreteType": "BookingIntake",
      "kind": "LinkedField",
      "name": "intakes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "answer"
        }
      ]
    },
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "intakeQuestions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "isRequired"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BookedPrice_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "useCompleteBooking_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "1a74c6ef31a6ba66be93018c42d5b74d";

export default node;
