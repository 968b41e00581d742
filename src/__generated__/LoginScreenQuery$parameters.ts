/**
 * @generated SignedSource<<72237970d0ab2f929cb1ffa19e47a127>>
 * @relayHash e5766d686c4eac847f98c373d16d3ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8932f3e5e708e3a9ecf80787d72cb46a46bd979af86865a4162c0de1e6da03e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8932f3e5e708e3a9ecf80787d72cb46a46bd979af86865a4162c0de1e6da03e",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
