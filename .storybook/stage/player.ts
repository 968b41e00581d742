/** What plays all stories in a browser of its own, and can do what a page cannot do by itself. */
interface Player {
  /**
   * Presses the browser's own keys, as `{ArrowDown}` or `{Control>}a{/Control}`, or types a text.
   */
  press(keys: string): Promise<void>;
}

const here = globalThis as { playerPresses?: Player["press"] };

/** Null while somebody looks at the story in the workshop. */
export const player: Player | null = here.playerPresses ? { press: here.playerPresses } : null;
