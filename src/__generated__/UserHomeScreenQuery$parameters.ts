/**
 * @generated SignedSource<<e5f7067f8cc0a304710ceed736846bad>>
 * @relayHash eaa06ae6cc512b87fcdeae9e7da19057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa6102eadb0da54edf8b6a2be8b10f92603bc902993118ed6cdd3220a45b11d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa6102eadb0da54edf8b6a2be8b10f92603bc902993118ed6cdd3220a45b11d7",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
