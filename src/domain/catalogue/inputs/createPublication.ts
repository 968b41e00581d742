import * as z from "zod/mini";
import { file } from "../../documents/inputs/files.ts";

/** What `createPublication` takes. */
export const createPublicationInput = z.object({ file: file("pdf") });
