import { execute, parse } from "graphql";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createWorld } from "../world/world.ts";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import { type CallerRole, ROLES, type Scene, headersOf, setScene } from "../testing/accessScene.ts";
import {
  type AccessRow,
  type Outcome,
  callTable,
  draftTable,
  outcomesOf,
} from "../testing/accessTable.ts";
import { documentOf } from "../testing/callDocument.ts";
import { type TestServer, startTestServer } from "../testing/httpServer.ts";
import { ACCESS, type Call } from "./generated/access.ts";

const { schema } = createWorld();
const calls = Object.keys(ACCESS) as Call[];
const commands = schema.getMutationType()?.getFields() ?? {};

interface Case {
  call: Call;
  role: CallerRole;
  outcome: Outcome;
  row: AccessRow;
}

function casesOf(call: Call, row: AccessRow): Case[] {
  const outcomes = outcomesOf(call, row);
  return ROLES.map((role) => ({ call, role, row, outcome: outcomes[role] }));
}

describe("who may make which call", () => {
  // One scene for many cases, until a command was carried out in it: nothing else changes it.
  let stage: { server: TestServer; scene: Scene; isAsSet: boolean } | null = null;
  const clear = async () => {
    await stage?.server.stop();
    stage = null;
  };
  const setStage = async () => {
    const server = await startTestServer();
    return { server, scene: await setScene(server.world), isAsSet: true };
  };
  afterEach(() => (stage?.isAsSet ? undefined : clear()));
  afterAll(clear);

  const makeCall = async ({ call, role, row }: Case) => {
    stage ??= await setStage();
    const { server, scene } = stage;
    const { world, address } = server;
    const headers = await headersOf(world, { scene, role });
    const query = documentOf(schema, call);
    const { body, type } = bodyOf({ query, variables: row.args?.(scene) ?? {} });
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { ...headers, ...type },
      body,
    });
    const answer = (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const isExpired = response.headers.get("token-expired") === "true";
    const outcome = answer.errors?.[0]?.extensions.code ?? "OK";
    stage.isAsSet = outcome !== "OK" || !(call in commands);
    return { outcome, answer, isExpired };
  };

  it("is known of every call of the contract, and of no other", () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(calls).toEqual(fields);
  });

  it.each(calls.flatMap((call) => casesOf(call, callTable[call])))(
    "$call by $role: $outcome",
    async (one) => {
      const { outcome, answer, isExpired } = await makeCall(one);
      expect(outcome, JSON.stringify(answer)).toBe(one.outcome);
      expect(isExpired).toBe(one.role === "expired");
    },
  );

  it.each(draftTable.flatMap(({ call, ...row }) => casesOf(call, row)))(
    "$call of what is not on sale by $role: $outcome",
    async (one) => {
      const { outcome, answer } = await makeCall(one);
      expect(outcome, JSON.stringify(answer)).toBe(one.outcome);
    },
  );
});

describe("the schema itself, which the workshop runs without a server", () => {
  const closed = calls.filter((call) => ACCESS[call].audience !== "ANYONE");
  const world = createWorld();
  const scene = setScene(world);

  it.each(closed)("refuses %s to a visitor who is not signed in", async (call) => {
    const { errors } = await execute({
      schema: world.schema,
      document: parse(documentOf(world.schema, call)),
      variableValues: callTable[call].args?.(await scene) ?? {},
      contextValue: world.contextFor(null),
    });
    const refusal = new RefusalError("AUTH_NOT_AUTHENTICATED");
    expect(errors?.map(({ originalError }) => originalError)).toEqual([refusal]);
  });
});

/** JSON, or multipart if the command has a file. */
function bodyOf(operation: { query: string; variables: Record<string, unknown> }): {
  body: string | FormData;
  type: Record<string, string>;
} {
  const command = operation.variables["command"] as { file?: File } | undefined;
  if (!(command?.file instanceof File)) {
    return { body: JSON.stringify(operation), type: { "content-type": "application/json" } };
  }
  const { file, ...rest } = command;
  const form = new FormData();
  const variables = { command: { ...rest, file: null } };
  form.set("operations", JSON.stringify({ query: operation.query, variables }));
  form.set("map", JSON.stringify({ file: ["variables.command.file"] }));
  form.set("file", file);
  return { body: form, type: {} };
}
