import type { DocumentRow } from "./catalogue.ts";

/** Where the file of a document is kept in the file storage. */
export const documentKey = ({ id, extension }: Pick<DocumentRow, "id" | "extension">): string =>
  `documents/${id}.${extension}`;
