/**
 * @generated SignedSource<<ed7fba33bd05f41959431d5838bfb8e1>>
 * @relayHash a5bbc8a65622387cbd675d18b905459e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5bbc8a65622387cbd675d18b905459e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5bbc8a65622387cbd675d18b905459e",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
