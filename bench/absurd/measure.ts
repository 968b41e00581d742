import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildSchema } from "graphql";
import { DAYS_OF_WEEK } from "../../src/domain/generated/enums.ts";
import {
  BULLET_POINTS_MAX,
  BULLET_POINT_MAX,
  INTAKES_MAX,
  INTAKE_QUESTION_MAX,
  LINE_MAX,
  ONE_ON_ONE_DESCRIPTION_MAX,
  TIME_SLOTS_PER_DAY_MAX,
} from "../../src/domain/shared/limits.ts";
import type { Call } from "../../server/graphql/generated/access.ts";
import { hostileVariables } from "../../server/testing/hostileBodies.ts";
import { readContract } from "../../server/productHandler.ts";
import { type Figure, atMost, none, plain } from "../table.ts";

/** What the server reports when it listens. */
export interface AbsurdServer {
  address: string;
  /** For a signed-in person. */
  headers: Record<string, string>;
  about: { call: Call; args: Record<string, unknown> }[];
}

interface Outcome {
  what: string;
  /** CPU time of the server, the minimum over some calls. */
  milliseconds: number;
  /** CPU time of `JSON.parse` for it, the minimum over some. */
  parsing: number;
  answerBytes: number;
}

const PARSINGS = 20;
const ANSWER_MAX = 100_000;
const ROUNDS = 3;

/**
 * What calls with absurd variables cost a server: each place of each call, with what is wide, deep,
 * long or unknown there, in 250 kB.
 */
export async function measureAbsurd({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const { href } = new URL("../../server/testing/importTexts.ts", import.meta.url);
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), {
    execArgv: ["--import", href],
  });
  const end = () => void child.kill("SIGKILL");
  process.once("exit", end);
  try {
    const [server] = (await once(child, "message")) as [AbsurdServer];
    const schema = buildSchema(await readContract());
    // Generated lazily: together they are hundreds of megabytes.
    const triesOf = ({ call, args }: AbsurdServer["about"][number]) =>
      hostileVariables(schema, { call, args })
        .filter((_, index) => !isQuick || index % 13 === 0)
        .map(({ name, json }) => ({ call, name, json }));
    // The first calls run code that is still being compiled.
    for (const about of server.about.slice(0, 20)) {
      for (const one of triesOf(about).slice(0, 10)) await ask(server, one);
    }
    const valid: Outcome[] = [];
    for (const { call, variables } of fullCommands(server)) {
      valid.push(await costOf(child, server, { call, name: "", json: JSON.stringify(variables) }));
    }
    const dearest = Math.max(...valid.map(({ milliseconds }) => milliseconds));
    const found: Outcome[] = [];
    for (const about of server.about) {
      for (const one of triesOf(about)) found.push(await costOf(child, server, one));
    }
    return figuresOf(found, dearest);
  } finally {
    process.off("exit", end);
    end();
  }
}

function figuresOf(found: readonly Outcome[], dearest: number): Figure[] {
  const allowed = ({ parsing }: Outcome) => PARSINGS * parsing + dearest;
  const share = (one: Outcome) => one.milliseconds / allowed(one);
  const worst = found.toSorted((a, b) => share(b) - share(a))[0];
  const longest = found.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  if (worst === undefined || longest === undefined) throw new Error("nothing was asked");
  const named = ({ milliseconds, what }: Outcome) => `${milliseconds.toFixed(1)} ms, ${what}`;
  const tooLong = found.filter(({ answerBytes }) => answerBytes > ANSWER_MAX);
  return [
    plain({ name: "absurd: the dearest valid command", measured: `${dearest.toFixed(1)} ms` }),
    plain({ name: `absurd: the dearest of ${found.length} calls`, measured: named(longest) }),
    atMost(1, {
      name: "absurd: the one nearest to what it may cost",
      measured: named(worst),
      against: `${PARSINGS} × JSON.parse and the dearest valid: ${allowed(worst).toFixed(1)} ms`,
      ratio: share(worst),
    }),
    none({ name: "absurd: answers over 100 kB", count: tooLong.length, unit: "answers" }),
  ];
}

async function costOf(
  child: ChildProcess,
  server: AbsurdServer,
  { call, name, json }: { call: string; name: string; json: string },
): Promise<Outcome> {
  let milliseconds = Infinity;
  let parsing = Infinity;
  let answerBytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorTime(child);
    const answer = await ask(server, { call, json });
    milliseconds = Math.min(milliseconds, (await processorTime(child)) - before);
    answerBytes = Math.max(answerBytes, answer.length);
    const began = performance.now();
    JSON.parse(json);
    parsing = Math.min(parsing, performance.now() - began);
  }
  return { what: `${call}: ${name}`, milliseconds, parsing, answerBytes };
}

async function processorTime(child: ChildProcess): Promise<number> {
  const answer = once(child, "message") as Promise<[number]>;
  child.send("processor time");
  return (await answer)[0];
}

async function ask(
  { address, headers }: AbsurdServer,
  { call, json }: { call: string; json: string },
): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: `{"id":"${call}","variables":${json}}`,
  });
  return response.text();
}

/** Valid commands of maximum length. */
function fullCommands({ about }: AbsurdServer) {
  const many = <Entry>(length: number, entry: (at: number) => Entry) =>
    Array.from({ length }, (_, at) => entry(at));
  const textOf = (length: number) => "A word ".repeat(length).slice(0, length).trim();
  const more: Record<string, object> = {
    createOneOnOne: {
      description: textOf(ONE_ON_ONE_DESCRIPTION_MAX),
      descriptionBulletPoints: many(BULLET_POINTS_MAX, () => textOf(BULLET_POINT_MAX)),
    },
    updateIntakeQuestions: {
      questions: many(INTAKES_MAX, (at) => ({
        question: `${at} ${textOf(INTAKE_QUESTION_MAX - 5)}`,
        isRequired: true,
      })),
    },
    updateAvailabilitySettings: {
      availabilitySettings: {
        timeZone: "Europe/Brussels",
        dailyAvailabilities: DAYS_OF_WEEK.map((day) => ({
          day,
          timeSlots: many(TIME_SLOTS_PER_DAY_MAX, (at) => ({
            start: `${String(at).padStart(2, "0")}:00`,
            end: `${String(at).padStart(2, "0")}:30`,
          })),
        })),
      },
    },
    updateUserBillingInformation: { city: textOf(LINE_MAX), firstAddressLine: textOf(LINE_MAX) },
  };
  return about.flatMap(({ call, args }) => {
    const full = more[call];
    if (full === undefined) return [];
    return [{ call, variables: { ...args, command: { ...(args["command"] as object), ...full } } }];
  });
}
