/**
 * @generated SignedSource<<a9f183fd3cbe193750d0fee58eb20da3>>
 * @relayHash 7b6eb7803e70568b3c8f3df5d9d969c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6eb7803e70568b3c8f3df5d9d969c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserOnboardingScreenQuery } from './UserOnboardingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserOnboardingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b6eb7803e70568b3c8f3df5d9d969c3",
    "metadata": {},
    "name": "UserOnboardingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
