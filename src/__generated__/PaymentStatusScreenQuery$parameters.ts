/**
 * @generated SignedSource<<ecd7ce035a79a958f02beaf84b680e4d>>
 * @relayHash bea55ab9e9dd942b3df94765a345ea73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea55ab9e9dd942b3df94765a345ea73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bea55ab9e9dd942b3df94765a345ea73",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
