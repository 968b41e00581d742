/**
 * @generated SignedSource<<2dbe56cbc6c65382eb7e2785deeb5909>>
 * @relayHash e0c7810c0283f5f2ddb9b0e4f7d06839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c7810c0283f5f2ddb9b0e4f7d06839

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0c7810c0283f5f2ddb9b0e4f7d06839",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
