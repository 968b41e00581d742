/**
 * @generated SignedSource<<ff182d67c8fe65628ba863b6bf131fe9>>
 * @relayHash 7f53139dabf828231229e3156c4b6dbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f53139dabf828231229e3156c4b6dbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f53139dabf828231229e3156c4b6dbb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
