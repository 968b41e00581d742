import { STORY_RENDER_PHASE_CHANGED } from "storybook/internal/core-events";

interface Channel {
  on(event: string, listener: (told: { newPhase: string }) => void): void;
}

/** Storybook's final phases: no play or check follows. */
const OVER = new Set(["finished", "aborted"]);

/**
 * Tracks whether a story is being played. Storybook (10.6) re-renders a story at once when a
 * control or the toolbar changes, even in the middle of its play, and reports the rendering as
 * completed: from then on the Interactions panel says PASS, whatever the play's outcome.
 *
 * `during` begins with a play, and its result ends what it has begun.
 */
export function createPlays(channel: Channel, during: () => () => void) {
  let isPlaying = false;
  let end = () => {};
  const waiting = new Set<() => void>();
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }) => {
    if (newPhase === "playing" && !isPlaying) {
      isPlaying = true;
      end = during();
    }
    if (!OVER.has(newPhase)) return;
    if (isPlaying) end();
    isPlaying = false;
    for (const goOn of waiting) goOn();
    waiting.clear();
  });
  return {
    /** Resolves when no story is being played, or when the signal says that this one is left. */
    async over(isLeft: AbortSignal): Promise<void> {
      if (!isPlaying || isLeft.aborted) return;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        isLeft.addEventListener("abort", () => resolve(), { once: true });
      });
    },
  };
}
