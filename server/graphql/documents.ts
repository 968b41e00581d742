import { updatePublicationDetails } from "../services/catalogue/updatePublicationDetails.ts";
import { updateTalkDetails } from "../services/catalogue/updateTalkDetails.ts";
import { createPublication } from "../services/catalogue/createPublication.ts";
import { createTalk } from "../services/catalogue/createTalk.ts";
import { replaceDocument } from "../services/catalogue/replaceDocument.ts";
import { openDocument } from "../services/documents/openDocument.ts";
import { readBlob } from "../services/documents/readBlob.ts";
import { longText } from "./longText.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

export const documentQueries = {
  blobByDocumentId: async (_parent, args, context) => {
    const readable = await readBlob(context, args);
    const { document } = readable;
    const { sizeInBytes } = document;
    const open = () => openDocument(context, readable);
    return { document, bytes: await longText(context, { sizeInBytes, open }) };
  },
} satisfies Partial<BuiltQueries>;

export const documentMutations = {
  createTalk: (_parent, { command }, context) => createTalk(context, command),
  updateTalkDetails: (_parent, { command }, context) => updateTalkDetails(context, command),
  createPublication: (_parent, { command }, context) => createPublication(context, command),
  updatePublicationDetails: (_parent, { command }, context) =>
    updatePublicationDetails(context, command),
  replaceDocument: (_parent, { command }, context) => replaceDocument(context, command),
} satisfies Partial<BuiltMutations>;
