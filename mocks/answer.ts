import { type ExecutionResult, execute } from "graphql";
import { presentError } from "../server/graphql/errors.ts";
import { readAccessToken } from "../server/services/shared/accessToken.ts";
import type { ServiceContext } from "../server/services/shared/context.ts";
import { documentOf, fieldsOf } from "./documents.ts";
import type { World } from "../server/world/world.ts";

/** A call as the app sends it. */
export interface GraphQLCall {
  documentId: string;
  variables: Record<string, unknown>;
  /** The bearer token; null without. */
  token: string | null;
}

/** What the server's answer would contain. */
export interface Answer {
  result: ExecutionResult;
  isTokenExpired: boolean;
}

/**
 * Executes a call with the server's own schema and services in this world. Null: it never answers.
 */
export async function answer(world: World, call: GraphQLCall): Promise<Answer | null> {
  const document = documentOf(world.schema, call.documentId);
  const fields = fieldsOf(document);
  if (fields.some((field) => world.faults.hanging.has(field))) return null;

  const { context, isTokenExpired } = await contextOf(world, call);
  const failing = fields.find((field) => world.faults.failing.has(field));
  if (failing !== undefined) {
    // It isn't executed, so nothing has changed.
    const error = presentError(new Error(`${failing} fails in this story`), quiet);
    return { result: { data: null, errors: [error] }, isTokenExpired };
  }
  const result = await execute({
    schema: world.schema,
    document,
    variableValues: call.variables,
    contextValue: context,
    rootValue: {},
  });
  await world.drain();
  for (const field of fields) await world.faults.late.get(field);
  if (result.errors === undefined) return { result, isTokenExpired };
  const errors = result.errors.map((error) => presentError(error, reporting(world)));
  return { result: { data: result.data, errors }, isTokenExpired };
}

const newReference = () => "story";
const quiet = { log: () => undefined, newReference };
const reporting = ({ log }: World) => ({ log, newReference });

/** The context of a call with this token. */
export async function contextOf(
  world: World,
  { token }: Pick<GraphQLCall, "token">,
): Promise<{ context: ServiceContext; isTokenExpired: boolean }> {
  if (token === null) return { context: world.contextFor(null), isTokenExpired: false };
  const reading = await readAccessToken(world, token);
  const viewer = reading.kind === "valid" ? reading.viewer : null;
  return { context: world.contextFor(viewer), isTokenExpired: reading.kind === "expired" };
}
