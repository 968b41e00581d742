/**
 * @generated SignedSource<<54db3109b6cc499a7ec524818d82cf9d>>
 * @relayHash b34c7d020e42961d1e81db89c9448ffe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34c7d020e42961d1e81db89c9448ffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b34c7d020e42961d1e81db89c9448ffe",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
