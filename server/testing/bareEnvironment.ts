const { PATH, NODE_COMPILE_CACHE } = process.env;

/** For a process without the settings of this one: it shares only Node's cache of compiled code. */
export const BARE_ENVIRONMENT: Readonly<NodeJS.ProcessEnv> = { PATH, NODE_COMPILE_CACHE };
