/**
 * @generated SignedSource<<7bf56f79f11974650367dd0cac730bf0>>
 * @relayHash 53071642f5a7528b8f04c65177d04ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53071642f5a7528b8f04c65177d04ca4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53071642f5a7528b8f04c65177d04ca4",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
