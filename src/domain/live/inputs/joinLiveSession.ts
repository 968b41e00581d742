import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `joinLiveSession` takes. */
export const joinLiveSessionInput = z.object({ channelId: id("Channel") });
