/**
 * @generated SignedSource<<1015f3ebb117cdd1e390fa7b0ba1a4a7>>
 * @relayHash c8fb36527f02efb6bfe5dad8c2b95eee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8fb36527f02efb6bfe5dad8c2b95eee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8fb36527f02efb6bfe5dad8c2b95eee",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
