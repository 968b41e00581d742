/**
 * @generated SignedSource<<96119a88898ae762c81e368aded41aa7>>
 * @relayHash efa47bb4f322630d8984129a16a8327d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efa47bb4f322630d8984129a16a8327d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOnboardingScreenQuery } from './BeamerOnboardingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOnboardingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efa47bb4f322630d8984129a16a8327d",
    "metadata": {},
    "name": "BeamerOnboardingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
