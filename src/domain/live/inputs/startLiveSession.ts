import * as z from "zod/mini";
import { channelId, participantId } from "./fields.ts";

/** What `startLiveSession` takes. */
export const startLiveSessionInput = z.object({ channelId, participantId });
