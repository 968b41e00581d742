/**
 * @generated SignedSource<<0f472cc20f4634f6a76a91303ccb3386>>
 * @relayHash 7b6eb7803e70568b3c8f3df5d9d969c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acc39050dbac1f932b0b83acf232604de18c2770bdc4803482abd0a26c046633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserOnboardingScreenQuery } from './UserOnboardingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserOnboardingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acc39050dbac1f932b0b83acf232604de18c2770bdc4803482abd0a26c046633",
    "metadata": {},
    "name": "UserOnboardingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
