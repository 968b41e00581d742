/**
 * @generated SignedSource<<d016963fee794438e8ba62e4463bbf38>>
 * @relayHash 4c020f7de8e36470c6d01a88b7ce7ea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c020f7de8e36470c6d01a88b7ce7ea4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c020f7de8e36470c6d01a88b7ce7ea4",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
