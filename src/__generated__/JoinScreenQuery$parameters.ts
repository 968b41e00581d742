/**
 * @generated SignedSource<<9c1d59098d409bc1d121fed189cfd2ef>>
 * @relayHash 7a3e55db3ef570b604f338ef48804dac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eb309a08fc86520bd3a10b6045de281d2e51d553e4865a8e95bb9a1a5a429f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3eb309a08fc86520bd3a10b6045de281d2e51d553e4865a8e95bb9a1a5a429f5",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
