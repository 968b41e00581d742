/**
 * @generated SignedSource<<b43393a8f9d9ea0868a4c098c0a5642c>>
 * @relayHash e3957ab473b67dd51862cce2b2a01482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3957ab473b67dd51862cce2b2a01482

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RescheduleScreenQuery } from './RescheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<RescheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3957ab473b67dd51862cce2b2a01482",
    "metadata": {},
    "name": "RescheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
