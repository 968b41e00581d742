import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `startLiveSession` takes. */
export const startLiveSessionInput = z.object({ channelId: id("Channel") });
