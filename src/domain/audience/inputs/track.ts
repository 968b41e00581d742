import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `track` takes. */
export const trackInput = z.object({ creatorId: id("Creator") });
