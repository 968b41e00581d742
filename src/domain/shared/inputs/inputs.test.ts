import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { isReadable } from "../shownText.ts";
import { requiredText } from "./fields.ts";
import { shownTexts } from "./shownTexts.ts";

const schema = buildSchema(
  readFileSync(new URL("../../../../schema.graphql", import.meta.url), "utf8"),
);

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

const commands = mutations.flatMap(({ name, args }) => {
  const command = args[0] && getNamedType(args[0].type);
  return isInputObjectType(command) ? [{ name, fields: Object.keys(command.getFields()) }] : [];
});

const modules = import.meta.glob<Record<string, unknown>>(["../../*/inputs/*.ts", "!**/*.test.ts"]);

const fileOf = (mutation: string) =>
  Object.keys(modules).find((path) => path.endsWith(`/inputs/${mutation}.ts`));

async function inputOf(mutation: string): Promise<z.core.$ZodType> {
  const file = fileOf(mutation);
  const module = file === undefined ? undefined : await modules[file]?.();
  const input = module?.[`${mutation}Input`];
  if (!(input instanceof z.core.$ZodType))
    throw new Error(`inputs/${mutation}.ts has no ${mutation}Input`);
  return input;
}

/** The object that a schema reads, also when something is made of it afterwards. */
function fieldsOf(input: z.core.$ZodType): readonly string[] {
  if (input instanceof z.core.$ZodPipe) return fieldsOf(input._zod.def.in);
  if (input instanceof z.core.$ZodObject) return Object.keys(input._zod.def.shape);
  throw new Error("A command is an object");
}

function leavesOf(input: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (input instanceof z.core.$ZodPipe) return leavesOf(input._zod.def.in);
  if (input instanceof z.core.$ZodOptional || input instanceof z.core.$ZodNullable) {
    return leavesOf(input._zod.def.innerType);
  }
  if (input instanceof z.core.$ZodArray) return leavesOf(input._zod.def.element);
  if (input instanceof z.core.$ZodObject)
    return Object.values(input._zod.def.shape).flatMap(leavesOf);
  return [input];
}

describe("the commands of the contract", () => {
  it.each(commands)(
    "$name has a schema with exactly the contract's fields",
    async ({ name, fields }) => {
      const input = await inputOf(name);
      expect([...fieldsOf(input)].sort()).toEqual([...fields].sort());
    },
  );

  it.each(commands)(
    "$name refuses a text of one megabyte in any field, and an object of nothing",
    async ({ name }) => {
      const input = await inputOf(name);
      const megabyte = "a".repeat(1_000_000);
      for (const leaf of leavesOf(input)) expect(z.safeParse(leaf, megabyte).success).toBe(false);
      for (const nothing of [null, undefined, "text", 1, []])
        expect(z.safeParse(input, nothing).success).toBe(false);
    },
  );

  it.each(commands)("$name keeps nothing that turns a line or cannot be seen", async ({ name }) => {
    const typed = [
      "Ada\u202eadA",
      "https://a.example/\u200b",
      "a\u2066@b.example",
      "BE 12\u200d34",
    ];
    const kept = leavesOf(await inputOf(name)).flatMap((leaf) =>
      typed.flatMap((text) => {
        const { data } = z.safeParse(leaf, text);
        return typeof data === "string" && !isReadable(data) ? [data] : [];
      }),
    );
    expect(kept).toEqual([]);
  });

  it.each(commands)("$name says in words what is wrong, not in a library's", async ({ name }) => {
    const result = z.safeParse(await inputOf(name), {});
    for (const { message } of result.error?.issues ?? [])
      expect(message).not.toMatch(/^Invalid input/);
  });
});

describe("a text that is many times too long", () => {
  const title = z.object({ title: requiredText({ label: "Title", max: 10 }) });
  const unreadable = "\ufffe";

  it("is not looked at: only that it is too long is said", () => {
    const tooLong = "title: Title must be at most 10 characters";
    expect(shownTexts(title, { title: unreadable.repeat(11) })).toEqual([tooLong]);
    const issues = (length: number) =>
      z.safeParse(title, { title: unreadable.repeat(length) }).error?.issues.length;
    expect([issues(40), issues(41)]).toEqual([2, 1]);
  });

  it("may have up to three times as much that nobody sees", () => {
    expect(z.parse(title, { title: `${"\u200b".repeat(30)}ten letter` }).title).toBe("ten letter");
  });
});
