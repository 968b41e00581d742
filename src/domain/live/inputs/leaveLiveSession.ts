import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `leaveLiveSession` takes. */
export const leaveLiveSessionInput = z.object({ channelId: id("Channel") });
