/**
 * @generated SignedSource<<484049be487caf119e50a6bed6385feb>>
 * @relayHash 9c69c215278d1ec567b5e23c8e8954d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c69c215278d1ec567b5e23c8e8954d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c69c215278d1ec567b5e23c8e8954d4",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
