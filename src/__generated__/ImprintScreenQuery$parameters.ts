/**
 * @generated SignedSource<<89fd8171013da33628fd29b56118f462>>
 * @relayHash fe239c7d66cbfdf99fb83976fa36dc01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe239c7d66cbfdf99fb83976fa36dc01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImprintScreenQuery } from './ImprintScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImprintScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe239c7d66cbfdf99fb83976fa36dc01",
    "metadata": {},
    "name": "ImprintScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
