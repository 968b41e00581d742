/**
 * @generated SignedSource<<98f85d0ca6faedbc01c10bc92b39d1b6>>
 * @relayHash f24fcc043bbf97674ca5c0ac4287bafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f24fcc043bbf97674ca5c0ac4287bafd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ItemScreenQuery } from './ItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<ItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f24fcc043bbf97674ca5c0ac4287bafd",
    "metadata": {},
    "name": "ItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
