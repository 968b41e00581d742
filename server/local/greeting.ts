import { GRAPHIQL_PATH } from "../../src/domain/shared/paths.ts";

interface Person {
  firstName: string;
  lastName: string;
}

/**
 * What a local start prints. `people` can be chosen at the sign-in; null where LinkedIn signs in.
 */
export function greeting(options: {
  publicUrl: string;
  people: readonly Person[] | null;
  hasGraphiql: boolean;
  /** Where other machines reach it; null if they don't. */
  exposure: string | null;
}): string {
  const { publicUrl, people, hasGraphiql, exposure } = options;
  const names = people?.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const who =
    names === undefined ? "yourself, with LinkedIn" : `${names.join(", ")}, or someone new`;
  const warning =
    exposure === null
      ? ""
      : `
  ==============================================================================
  WARNING: this local mode can be reached by others, at ${exposure}.
  Anybody who reaches it can sign in as anybody, and read and change everything.
  ==============================================================================
`;
  return `${warning}
  The marketplace runs at ${publicUrl}

  Log in as ${who}.
  Creators' pages: ${publicUrl}/demo-speaker, /demo-coach, /demo-advisor
  Test cards and other stand-ins: ${publicUrl}/local
${hasGraphiql ? `  The contract in GraphiQL: ${publicUrl}${GRAPHIQL_PATH}\n` : ""}`;
}
