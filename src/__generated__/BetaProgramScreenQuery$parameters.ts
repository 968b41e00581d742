/**
 * @generated SignedSource<<7ed372bd486dd798c88826cdc0eb512b>>
 * @relayHash 819d41729fecf9defe4201c530906357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819d41729fecf9defe4201c530906357

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BetaProgramScreenQuery } from './BetaProgramScreenQuery.graphql';

const node: PreloadableConcreteRequest<BetaProgramScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "819d41729fecf9defe4201c530906357",
    "metadata": {},
    "name": "BetaProgramScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
