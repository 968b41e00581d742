import { keysOf } from "../../src/domain/shared/lifecycle.ts";
import { REACTIONS } from "../services/reactions.ts";
import type { Reaction, Reactions } from "../services/shared/reaction.ts";

/** Reactions that are all the given one, whatever an event asks for. */
export const everyReaction = (reaction: Reaction): Reactions =>
  Object.fromEntries(keysOf(REACTIONS).map((name) => [name, reaction])) as unknown as Reactions;
