import * as z from "zod/mini";
import { channelId, participantId } from "./fields.ts";

/** What `leaveLiveSession` takes. */
export const leaveLiveSessionInput = z.object({ channelId, participantId });
