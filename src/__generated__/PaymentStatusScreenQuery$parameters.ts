/**
 * @generated SignedSource<<5aaf86e82229e1ec5af424244e17b7ce>>
 * @relayHash 391d25b968dd505537452e0a528da6e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8126db7ebcc018b30f89ce9eb33cf0181c6501282a6d69603236740d5d6835cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8126db7ebcc018b30f89ce9eb33cf0181c6501282a6d69603236740d5d6835cf",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
