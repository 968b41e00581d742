import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `endLiveSession` takes. */
export const endLiveSessionInput = z.object({ channelId: id("Channel") });
