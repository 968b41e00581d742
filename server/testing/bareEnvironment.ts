const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a program needs to start, and the code that is compiled already: no settings. */
export const BARE_ENVIRONMENT: Readonly<NodeJS.ProcessEnv> = { PATH, NODE_COMPILE_CACHE };
