import { parseSync } from "vite";

/** The nodes of a syntax tree that name another module, each with the field that holds the name. */
const HOLDERS: Record<string, string> = {
  ExportAllDeclaration: "source",
  ExportNamedDeclaration: "source",
  ImportDeclaration: "source",
  ImportExpression: "source",
  TSExternalModuleReference: "expression",
  TSImportType: "source",
};

/**
 * Every module that a source names: imports and re-exports, static and dynamic, of values and of
 * types alike. The file's name tells the language. Throws when the text is not valid.
 */
export function importsOf({ file, text }: { file: string; text: string }): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return [...new Set(namesIn(program))];
}

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isNode(node)) return [];
  const holder = HOLDERS[String(node["type"])];
  const source = holder ? node[holder] : null;
  const name = isNode(source) ? source["value"] : null;
  const below = Object.values(node).flatMap(namesIn);
  return typeof name === "string" ? [name, ...below] : below;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
