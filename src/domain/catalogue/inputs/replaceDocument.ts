import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { file, uploadId } from "./upload.ts";

/** What `replaceDocument` takes. */
export const replaceDocumentInput = z.object({ catalogItemId: id("Item"), file, uploadId });
