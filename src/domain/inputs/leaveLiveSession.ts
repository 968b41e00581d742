import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `leaveLiveSession` takes. */
export const leaveLiveSessionInput = z.object({ channelId: id("Channel") });
