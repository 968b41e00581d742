/**
 * @generated SignedSource<<265bb3f0176cfb597e386eb3129e2400>>
 * @relayHash 687be3a741162ecc6e37e9ff09164a9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d3effbd95bf4896575944cb32f394ed3c97d9eea032675bcb2323bf4a4ee22e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d3effbd95bf4896575944cb32f394ed3c97d9eea032675bcb2323bf4a4ee22e",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
