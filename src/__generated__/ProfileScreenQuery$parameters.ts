/**
 * @generated SignedSource<<6bd740b73baadd212d4b6d96dc9760d6>>
 * @relayHash 02cd9e78a784dfadaa11b77fb773aa5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6bb75dab8533e01a2f9772dfc0fe55b2e5a7e7efdbff0c1fa6a8b948f6772ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6bb75dab8533e01a2f9772dfc0fe55b2e5a7e7efdbff0c1fa6a8b948f6772ae",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
