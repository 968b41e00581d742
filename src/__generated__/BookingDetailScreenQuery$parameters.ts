/**
 * @generated SignedSource<<6c225e4cd974ee3e2aac7bf681401740>>
 * @relayHash f06f637427998c87adccb41088b467b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06f637427998c87adccb41088b467b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f06f637427998c87adccb41088b467b9",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
