import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `endLiveSession` takes. */
export const endLiveSessionInput = z.object({ channelId: id("Channel") });
