/**
 * @generated SignedSource<<d6a3a44470c99914b3de3ddd685ec114>>
 * @relayHash 0b6f0e71c228d4ea5c5d2ef5e661c66f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b6f0e71c228d4ea5c5d2ef5e661c66f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b6f0e71c228d4ea5c5d2ef5e661c66f",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
