/** The story runner's browser, which can do what a page can't do by itself. */
interface Player {
  /** Presses real keys, such as `{ArrowDown}` or `{Control>}a{/Control}`, or types a text. */
  press(keys: string): Promise<void>;
}

const here = globalThis as { playerPresses?: Player["press"] };

/** Null while somebody looks at the story in the workshop. */
export const player: Player | null = here.playerPresses ? { press: here.playerPresses } : null;
