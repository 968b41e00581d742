import { buildSchema, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../../world/world.ts";
import { DAYS_OF_WEEK } from "../../../src/domain/generated/enums.ts";
import {
  HOURS_EXCEPTIONS_MAX,
  LIST_MAX,
  REQUEST_LIST_ENTRIES_MAX,
  TIME_SLOTS_PER_DAY_MAX,
} from "../../../src/domain/shared/limits.ts";
import { ACCESS, type Call } from "../../graphql/generated/access.ts";
import { type Scene, headersOf, setScene } from "../../testing/accessScene.ts";
import { callTable } from "../../testing/accessTable.ts";
import { documentOf } from "../../testing/callDocument.ts";
import { hostileVariables } from "../../testing/hostileBodies.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { variableErrors } from "./variableErrors.ts";

const ANSWER_MAX = 100_000;
const ERRORS_MAX = 20;

const { schema } = createWorld();
const calls = Object.keys(ACCESS) as Call[];
const documents = new Map(calls.map((call) => [call as string, documentOf(schema, call)]));

const DIRECT = { "content-type": "application/json" };
/** Equivalent, but answered by the server library. */
const LONG = { ...DIRECT, accept: "application/json;q=1" };

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

describe("variables of 250 kB", () => {
  let server: TestServer;
  let scene: Scene;
  let owner: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer({ documents });
    scene = await setScene(server.world);
    owner = await headersOf(server.world, { scene, role: "owner" });
  });
  afterAll(() => server.stop());

  const ways = (call: Call): [way: string, send: (variables: string) => Promise<Response>][] => [
    [
      "by id",
      (json) => server.post(`{"id":"${call}","variables":${json}}`, { ...DIRECT, ...owner }),
    ],
    ["the long way", (json) => server.post(`{"id":"${call}","variables":${json}}`, LONG)],
    [
      "as a text",
      (json) => {
        const query = JSON.stringify(documentOf(schema, call));
        return server.post(`{"query":${query},"variables":${json}}`, DIRECT);
      },
    ],
    [
      "as multipart",
      (json) => {
        const form = new FormData();
        form.set("operations", `{"id":"${call}","variables":${json}}`);
        form.set("map", "{}");
        return fetch(`${server.address}/graphql`, { method: "POST", headers: owner, body: form });
      },
    ],
  ];

  it.each(calls)(
    "are answered in at most 100 kB, with few and short errors: %s",
    async (call) => {
      const hostile = hostileVariables(schema, { call, args: callTable[call].args?.(scene) ?? {} });
      // Some kinds at each place, each on one way: at every call they come in other pairs. All of
      // them are among the figures (`npm run bench -- absurd`).
      const offset = calls.indexOf(call);
      const some = hostile.filter((_, index) => (index + offset) % 11 === 0);
      for (const [index, { name, json }] of some.entries()) {
        const [way, send] = ways(call)[(index + offset) % 4] ?? [];
        const response = await send?.(json);
        const text = (await response?.text()) ?? "";
        const said = `${way}, ${name}: ${text.slice(0, 200)}`;
        expect(text.length, said).toBeLessThanOrEqual(ANSWER_MAX);
        const { errors = [] } = JSON.parse(text) as Answer;
        expect(errors.length, said).toBeLessThanOrEqual(ERRORS_MAX);
        for (const { message, extensions } of errors) {
          expect(message.length, said).toBeLessThanOrEqual(300);
          expect(extensions?.code, said).toBeTypeOf("string");
          expect(extensions?.code, said).not.toBe("INTERNAL");
        }
      }
      expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
    },
    120_000,
  );

  it.each([
    ["20,000 empty links", `{"command":{"links":[${"{},".repeat(19_999)}{}]}}`],
    [
      "5,000 unknown fields",
      `{"command":{"links":[],${Array.from({ length: 5_000 }, (_, at) => `"f${at}":0`).join(",")}}}`,
    ],
  ])("from nobody are refused at once, on every way: %s", async (_name, variables) => {
    for (const [way, send] of ways("updateLinks")) {
      const text = await (await send(variables)).text();
      expect(text.length, way).toBeLessThan(10_000);
      const { errors = [] } = JSON.parse(text) as Answer;
      expect(errors.length, way).toBeLessThanOrEqual(ERRORS_MAX);
      expect(errors[0]?.extensions, way).toMatchObject({ code: "BAD_USER_INPUT" });
    }
  });

  it("with a list that is too long are refused in the words of the form", async () => {
    const variables = `{"command":{"links":[${"{},".repeat(19_999)}{}]}}`;
    const response = await server.post(`{"id":"updateLinks","variables":${variables}}`);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: "You can add at most 6 links",
          extensions: { code: "BAD_USER_INPUT", field: "links" },
        },
      ],
    });
  });
});

describe("the most that the rules allow", () => {
  let server: TestServer;
  let owner: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer({ documents });
    const scene = await setScene(server.world);
    owner = await headersOf(server.world, { scene, role: "owner" });
  });
  afterAll(() => server.stop());

  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const timeSlots = Array.from({ length: TIME_SLOTS_PER_DAY_MAX }, (_, at) => ({
    start: `${twoDigits(2 * at)}:00`,
    end: `${twoDigits(2 * at + 1)}:00`,
  }));
  const exceptions = Array.from({ length: HOURS_EXCEPTIONS_MAX }, (_, at) => {
    const date = new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10);
    return { from: date, to: date, timeSlots };
  });
  const availabilitySettings = {
    timeZone: "Europe/Brussels",
    dailyAvailabilities: DAYS_OF_WEEK.map((day) => ({ day, timeSlots })),
  };

  it.each([
    ["updateAvailabilityExceptions", { command: { exceptions, revision: null } }],
    [
      "availabilityPreview",
      { availabilitySettings, exceptions, date: "2026-03-30", duration: "SIXTY_MINUTES" },
    ],
  ])("is answered: %s", async (id, variables) => {
    const response = await server.post(JSON.stringify({ id, variables }), { ...DIRECT, ...owner });
    expect(await response.json()).not.toHaveProperty("errors");
  });
});

describe("variables that do not fit", () => {
  const links = buildSchema(`
    type Query { a(command: UpdateLinksCommand!): Int, b(lists: [[Int!]!]): Int }
    input UpdateLinksCommand { links: [LinkInput!]! }
    input LinkInput { url: String! platform: String! groupType: String! }
  `);
  const command = parse("query ($command: UpdateLinksCommand!) { a(command: $command) }");
  const errorsOf = (document: typeof command, variableValues: Record<string, unknown>) =>
    variableErrors(
      { schema: links, document, operationName: null, variableValues },
      { isOpen: true },
    );

  /** Links that count how often someone looks at one of them. */
  const counted = (count: number) => {
    let looks = 0;
    const entry = () => ({
      get url() {
        looks += 1;
        return 7;
      },
    });
    return { links: Array.from({ length: count }, entry), looks: () => looks };
  };

  it("are looked at no further than needed, however many they are", () => {
    const many = counted(50_000);
    expect(errorsOf(command, { command: { links: many.links } })).toHaveLength(1);
    expect(many.looks()).toBe(0);
    const few = counted(REQUEST_LIST_ENTRIES_MAX);
    expect(errorsOf(command, { command: { links: few.links } })).toHaveLength(ERRORS_MAX);
    expect(few.looks()).toBeLessThanOrEqual(ERRORS_MAX);
  });

  it("share what may be looked at, over all lists and variables", () => {
    const document = parse(
      "query ($one: [[Int!]!], $two: [[Int!]!]) { x: b(lists: $one) b(lists: $two) }",
    );
    const list = (length: number) => Array.from({ length }, () => 1);
    const half = REQUEST_LIST_ENTRIES_MAX / 2 - 1;
    expect(errorsOf(document, { one: [list(half)], two: [list(half)] })).toEqual([]);
    const refused = errorsOf(document, { one: [list(half)], two: [list(half - 1), list(1)] });
    expect(refused.map(({ extensions }) => extensions["field"])).toEqual(["two.1"]);
  });

  it("are those of twice the longest list of ids at the least", () => {
    expect(REQUEST_LIST_ENTRIES_MAX).toBeGreaterThanOrEqual(2 * LIST_MAX);
  });

  it("name what was sent, but no more of it than anybody reads", () => {
    const name = "x".repeat(100_000);
    const [error] = errorsOf(command, { command: { links: [], [name]: 1 } });
    expect(error?.message.length).toBeLessThanOrEqual(300);
    expect(error?.message).toContain('has no field "xxx');
  });
});

describe("a document as a text", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const unknown = Array.from({ length: 700 }, (_, at) => `field${at}: "${"x".repeat(60)}"`).join(
    " ",
  );
  it.each([
    ["has many entries that do not fit", `{ links: [${"{} ".repeat(1_000)}] }`],
    ["has many fields that nobody knows", `{ links: [] ${unknown} }`],
    ["has a field with a long name", `{ links: [] ${"x".repeat(60_000)}: 1 }`],
    ["ends in a long name", `{ links: [] }) ${"x".repeat(60_000)}`],
  ])("that %s is refused shortly", async (_name, command) => {
    const query = `mutation { updateLinks(command: ${command}) { id } }`;
    const text = await (await server.post({ query })).text();
    expect(text.length).toBeLessThan(20_000);
    const { errors = [] } = JSON.parse(text) as Answer;
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(ERRORS_MAX);
    expect(errors.every(({ message }) => message.length <= 300)).toBe(true);
  });

  it("and the name of an operation that is not there are not repeated whole", async () => {
    const operationName = "x".repeat(200_000);
    const text = await (await server.post({ query: "{ __typename }", operationName })).text();
    expect(text.length).toBeLessThan(2_000);
  });

  it("and a parameter that nobody knows is not repeated whole", async () => {
    const text = await (
      await server.post({ query: "{ __typename }", ["x".repeat(200_000)]: 1 })
    ).text();
    expect(text.length).toBeLessThan(2_000);
  });
});
