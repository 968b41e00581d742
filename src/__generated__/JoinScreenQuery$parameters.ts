/**
 * @generated SignedSource<<21bb62b269b1f8cc2eb7670fb2bd19fc>>
 * @relayHash 7a3e55db3ef570b604f338ef48804dac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a3e55db3ef570b604f338ef48804dac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a3e55db3ef570b604f338ef48804dac",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
