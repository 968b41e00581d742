/**
 * @generated SignedSource<<5c0f48f791bd9b26baba8f39cbdacccb>>
 * @relayHash 1cae7ef3fab5c55273cc6745a7a7a613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cae7ef3fab5c55273cc6745a7a7a613

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerCalendarsScreenQuery } from './BeamerCalendarsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerCalendarsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cae7ef3fab5c55273cc6745a7a7a613",
    "metadata": {},
    "name": "BeamerCalendarsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
