/**
 * @generated SignedSource<<52d693ff0c9364a555e3cd30dfc2f49c>>
 * @relayHash 98413fc4f54fc18160d78e49ce09173a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98413fc4f54fc18160d78e49ce09173a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerAboutScreenQuery } from './BeamerAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98413fc4f54fc18160d78e49ce09173a",
    "metadata": {},
    "name": "BeamerAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
