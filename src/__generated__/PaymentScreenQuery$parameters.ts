/**
 * @generated SignedSource<<a6395a57fab6b11aa97de4e0ad5ca31e>>
 * @relayHash c40c6b7f5a5dc43c8d908bc5ebe4762f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fabd4636f72f07b750bd6fa930b62c0bdcda2426a19150a5163f552d7cbae4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fabd4636f72f07b750bd6fa930b62c0bdcda2426a19150a5163f552d7cbae4c",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
