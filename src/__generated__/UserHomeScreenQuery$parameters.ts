/**
 * @generated SignedSource<<5542e82d4fd7e36cb410a14aea6a55d7>>
 * @relayHash 3592281f18e26337507930c09b9bb5e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 825093bf3c2599c6ac041d88909920c5db7dc8d6244c5ab3b0302df527d471ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "825093bf3c2599c6ac041d88909920c5db7dc8d6244c5ab3b0302df527d471ae",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
