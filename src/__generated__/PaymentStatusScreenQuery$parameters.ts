/**
 * @generated SignedSource<<f4027fd8e4ef7eaa5b17ab158ba808d3>>
 * @relayHash 8e832c982893b2ae9c2015a38cfcbdb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e832c982893b2ae9c2015a38cfcbdb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentStatusScreenQuery } from './PaymentStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e832c982893b2ae9c2015a38cfcbdb5",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
