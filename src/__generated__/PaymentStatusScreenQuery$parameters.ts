/**
 * @generated SignedSource<<db12b2f84f0c8eb348fa700d188338f4>>
 * @relayHash 6b3e4d665752d436dc4c98ab3a536ad6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b3e4d665752d436dc4c98ab3a536ad6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b3e4d665752d436dc4c98ab3a536ad6",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
