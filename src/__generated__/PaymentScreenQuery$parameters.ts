/**
 * @generated SignedSource<<326ee4c0278a028dd2f2b3fe2527007f>>
 * @relayHash c7edc1d73437e1b2909043afd716df9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2432643381e55e7a134cb707903131970bd073168b84614c62c0571ae60652e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2432643381e55e7a134cb707903131970bd073168b84614c62c0571ae60652e",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
