/**
 * @generated SignedSource<<aed6bb4090bd9b14562de8030bf1ea4f>>
 * @relayHash 4fbb6377d66732bdc3735d8fa8a085c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fbb6377d66732bdc3735d8fa8a085c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fbb6377d66732bdc3735d8fa8a085c8",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
