/**
 * @generated SignedSource<<f5421196ce3cbb81df7ad3b2605b034d>>
 * @relayHash ea5b1cbcae0df725fd50d27c90c0deac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea5b1cbcae0df725fd50d27c90c0deac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea5b1cbcae0df725fd50d27c90c0deac",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
