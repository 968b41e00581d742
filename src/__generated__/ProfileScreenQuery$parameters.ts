/**
 * @generated SignedSource<<b29d38aae044d4c8d69cc5d608be2f27>>
 * @relayHash 02cd9e78a784dfadaa11b77fb773aa5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02cd9e78a784dfadaa11b77fb773aa5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02cd9e78a784dfadaa11b77fb773aa5e",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
