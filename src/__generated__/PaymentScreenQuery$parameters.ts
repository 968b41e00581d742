/**
 * @generated SignedSource<<9486be14ac054d8052b6a773e01420ae>>
 * @relayHash e0e0de313815bbf3d09c9db3638eddb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0e0de313815bbf3d09c9db3638eddb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0e0de313815bbf3d09c9db3638eddb1",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
