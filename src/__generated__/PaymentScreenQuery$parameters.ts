/**
 * @generated SignedSource<<4fc8a71710cd66501169fcb598f12bf8>>
 * @relayHash 8c53a3cc764776cbe890fc072692a3ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c53a3cc764776cbe890fc072692a3ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c53a3cc764776cbe890fc072692a3ef",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
