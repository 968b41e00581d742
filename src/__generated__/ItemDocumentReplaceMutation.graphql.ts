/**
 * @generated SignedSource<<955aaabe733ec9ed2b32119bbcbb8cee>>
 * @relayHash 23393ccc54489f7adf21be6083e56d15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23393ccc54489f7adf21be6083e56d15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplaceDocumentCommand = {
  catalogItemId: string;
  file: File;
  uploadId?: string | null | undefined;
};
export type ItemDocumentReplaceMutation$variables = {
  command: ReplaceDocumentCommand;
};
export type ItemDocumentReplaceMutation$data = {
  readonly replaceDocument: {
    readonly id: string;
    readonly item: {
      readonly " $fragmentSpreads": FragmentRefs<"ItemDocument_item">;
    } | null | undefined;
  };
};
export type ItemDocumentReplaceMutation = {
  response: ItemDocumentReplaceMutation$data;
  variables: ItemDocumentReplaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ItemDocumentReplaceMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "replaceDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "ItemDocument_item"
                }
              ],
              "type": "ReadableItem",
              "abstractKey": "__isReadableItem"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "item"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ItemDocumentReplaceMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "replaceDocument",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "concreteType": "Thumbnail",
                "kind": "LinkedField",
                "name": "thumbnails",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ]
              },
              {
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "sizeInBytes"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "pageCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "previewState"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isReplacement"
                  }
                ]
              }
            ],
            "type": "ReadableItem",
            "abstractKey": "__isReadableItem"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "23393ccc54489f7adf21be6083e56d15",
    "metadata": {},
    "name": "ItemDocumentReplaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "661dbcf304aa87f2a9bd867e08e59441";

export default node;
