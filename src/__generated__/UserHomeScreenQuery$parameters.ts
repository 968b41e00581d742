/**
 * @generated SignedSource<<6e526ce4fe54a1d18b996f176e256f13>>
 * @relayHash 7b33844ded628a93a94b4c57383dc141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b33844ded628a93a94b4c57383dc141

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b33844ded628a93a94b4c57383dc141",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
