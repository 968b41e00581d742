/**
 * @generated SignedSource<<2410eef465da9529a6f9e9ddea5d2adf>>
 * @relayHash 63cfd0dd0a2cb1ee2d990bb6afcfe8b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63cfd0dd0a2cb1ee2d990bb6afcfe8b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveScreenQuery } from './LiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63cfd0dd0a2cb1ee2d990bb6afcfe8b4",
    "metadata": {},
    "name": "LiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
