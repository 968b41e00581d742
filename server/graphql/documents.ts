import { updatePublicationDetails } from "../services/catalogue/updatePublicationDetails.ts";
import { updateTalkDetails } from "../services/catalogue/updateTalkDetails.ts";
import { createPublication } from "../services/catalogue/createPublication.ts";
import { createTalk } from "../services/catalogue/createTalk.ts";
import { replaceDocument } from "../services/catalogue/replaceDocument.ts";
import { readBlob } from "../services/documents/readBlob.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

export const documentQueries = {
  blobByDocumentId: (_parent, args, context) => readBlob(context, args),
} satisfies Partial<BuiltQueries>;

export const documentMutations = {
  createTalk: (_parent, { command }, context) => createTalk(context, command),
  updateTalkDetails: (_parent, { command }, context) => updateTalkDetails(context, command),
  createPublication: (_parent, { command }, context) => createPublication(context, command),
  updatePublicationDetails: (_parent, { command }, context) =>
    updatePublicationDetails(context, command),
  replaceDocument: (_parent, { command }, context) => replaceDocument(context, command),
} satisfies Partial<BuiltMutations>;
