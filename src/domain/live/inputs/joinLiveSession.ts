import * as z from "zod/mini";
import { channelId, participantId } from "./fields.ts";

/** What `joinLiveSession` takes. */
export const joinLiveSessionInput = z.object({ channelId, participantId });
