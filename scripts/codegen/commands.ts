import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type GraphQLSchema, getNamedType, isInputObjectType } from "graphql";
import { inContractOrder } from "./inContractOrder.ts";

/**
 * A plugin of GraphQL Code Generator: the domain's rule of each command. The rule of the mutation
 * `createBooking` is `createBookingInput` in `createBooking.ts`, in the `inputs` of some area.
 */
export function plugin(schema: GraphQLSchema): string {
  return tableOf(schema, inputFiles());
}

/** The table for rules in these files; paths are the project's. */
export function tableOf(schema: GraphQLSchema, files: readonly string[]): string {
  const fileOf = new Map(files.map((file) => [path.basename(file, ".ts"), file]));
  const mutations = inContractOrder(Object.values(schema.getMutationType()?.getFields() ?? {}));
  const commands = mutations.flatMap(({ name, args }) => {
    const type = getNamedType(args.find((argument) => argument.name === "command")?.type);
    const file = fileOf.get(name);
    return file !== undefined && isInputObjectType(type) ? [{ name, file, type }] : [];
  });
  return [
    `import type * as z from "zod/mini";`,
    ...commands.map(({ name, file }) => `import { ${name}Input } from "../../../${file}";`),
    "",
    "/** The rule of each command, by the name of its type. */",
    "export const COMMAND_INPUTS: Readonly<Record<string, z.core.$ZodType>> = {",
    ...commands.map(({ name, type }) => `  ${type.name}: ${name}Input,`),
    "};",
    "",
  ].join("\n");
}

function inputFiles(): string[] {
  return globSync("src/domain/*/inputs/*.ts").filter((file) =>
    readFileSync(file, "utf8").includes(`export const ${path.basename(file, ".ts")}Input`),
  );
}
