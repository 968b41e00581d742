/**
 * @generated SignedSource<<d90e13cfc6e3abe7ac23ca9a9cf2d971>>
 * @relayHash e5766d686c4eac847f98c373d16d3ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5766d686c4eac847f98c373d16d3ee7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5766d686c4eac847f98c373d16d3ee7",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
