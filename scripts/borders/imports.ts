import { parseSync } from "vite";

/** The nodes of a syntax tree that name another module, each with the field that has the name. */
const HOLDERS: Record<string, string> = {
  ExportAllDeclaration: "source",
  ExportNamedDeclaration: "source",
  ImportDeclaration: "source",
  ImportExpression: "source",
  TSExternalModuleReference: "expression",
  TSImportType: "source",
};

/** A module that a source names. */
export interface Import {
  name: string;
  /** Whether it is loaded on demand: only `import()`. */
  isDynamic: boolean;
}

/**
 * Every module that a source names: imports and re-exports, static and dynamic, of values and of
 * types alike. The file's name decides the language. Throws when the text is not valid.
 */
export function importsOf({ file, text }: { file: string; text: string }): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = importsIn(program);
  const statically = new Set(found.filter(({ isDynamic }) => !isDynamic).map(({ name }) => name));
  const names = new Set(found.map(({ name }) => name));
  return [...names].map((name) => ({ name, isDynamic: !statically.has(name) }));
}

function importsIn(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (!isNode(node)) return [];
  const type = String(node["type"]);
  const holder = HOLDERS[type];
  const source = holder ? node[holder] : null;
  const name = isNode(source) ? source["value"] : null;
  const below = Object.values(node).flatMap(importsIn);
  if (typeof name !== "string") return below;
  return [{ name, isDynamic: type === "ImportExpression" }, ...below];
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
