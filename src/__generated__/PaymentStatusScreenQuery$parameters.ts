/**
 * @generated SignedSource<<18ed3bd9f7e518decd6abf1f000e8ed5>>
 * @relayHash 03a9728de1e6a10df98d5b6b75a709e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a9728de1e6a10df98d5b6b75a709e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a9728de1e6a10df98d5b6b75a709e7",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
