import * as z from "zod/mini";
import { file, uploadId } from "./upload.ts";

/** What `createPublication` takes. */
export const createPublicationInput = z.object({ file, uploadId });
