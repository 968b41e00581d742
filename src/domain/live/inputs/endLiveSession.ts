import * as z from "zod/mini";
import { channelId } from "./fields.ts";

/** What `endLiveSession` takes. */
export const endLiveSessionInput = z.object({ channelId });
