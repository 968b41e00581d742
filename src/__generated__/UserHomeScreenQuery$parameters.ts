/**
 * @generated SignedSource<<e76c142204deb5d95278c758336a5694>>
 * @relayHash a7c1b31bfa4d7d39355f9e2608c06a14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38c8978d73ccb6a0619661ec4a0935ad76d0a15f2d8d03b2b166f56cd767272

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d38c8978d73ccb6a0619661ec4a0935ad76d0a15f2d8d03b2b166f56cd767272",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
