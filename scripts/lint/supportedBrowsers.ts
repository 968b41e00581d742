import type { CompatData, Identifier } from "@mdn/browser-compat-data";
import { type OldestBrowser, lackedBy, oldestBrowsers, readCompatData } from "./browserSupport.ts";
import { globalReferences, memberName, type Context, type Node, type Rule } from "./globals.ts";

/** What the browser's own objects are made of; their members are looked up there. */
const KINDS: Readonly<Record<string, string>> = {
  crypto: "Crypto",
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
};
/** Kinds whose methods are matched by name: others share names with our own. */
const COMMON_KIND =
  /Element$|^(?:AbortSignal|Animation|Blob|Document|Event|Node|Range|Request|Response|Selection)$/;
const WINDOWS = ["window", "globalThis", "self"];

interface Known {
  data: CompatData;
  oldest: readonly OldestBrowser[];
  /** All members of the browser's objects that have this name. */
  members: ReadonlyMap<string, readonly Identifier[]>;
}

let known: Known | undefined;

/**
 * Refuses globals, their members and methods of the DOM that one of the supported browsers does not
 * have. The language itself is covered by `lib` in tsconfig.json. A method is known by its name
 * alone, so it passes when any browser object has always had one of that name.
 */
export const supportedBrowsers: Rule = {
  meta: { type: "problem" },
  create: (context: Context) => {
    known ??= readKnown();
    const { data, oldest, members } = known;
    const report = (node: Node, what: string, entries: readonly (Identifier | undefined)[]) => {
      const lacking = entries.map((entry) => lackedBy(entry, oldest));
      const [first] = lacking;
      if (!first || lacking.some((browsers) => browsers.length === 0)) return;
      context.report({ node, message: `${what} is missing in ${first.join(", ")}.` });
    };
    return {
      CallExpression({ callee, optional }) {
        const name = memberName(callee);
        if (name !== null && !optional && !isOfGlobal(callee))
          report(callee, `.${name}()`, members.get(name) ?? []);
      },
      "Program:exit"() {
        for (const { identifier } of globalReferences(context.sourceCode)) {
          const { node, name } = withoutWindow(identifier, identifier.name);
          if (isAskedFor(node)) continue;
          report(node, name, [globalOf(data, name)]);
          const member = node.parent ? memberName(node.parent) : null;
          if (member === null || !node.parent || isAskedFor(node.parent)) continue;
          report(node.parent, `${name}.${member}`, [memberOf(data, name, member)]);
        }
      },
    };
  },
};

function readKnown(): Known {
  const data = readCompatData();
  const kinds = Object.entries(data.api);
  const common = kinds.filter(([kind]) => COMMON_KIND.test(kind));
  const names = new Set(common.flatMap(([, kind]) => Object.keys(kind)));
  // A name that built-in objects have too is ambiguous.
  for (const kind of Object.values(data.javascript.builtins ?? {})) {
    for (const name of Object.keys(kind)) names.delete(name);
  }
  const members = new Map<string, Identifier[]>();
  for (const [, kind] of kinds) {
    for (const [name, member] of Object.entries(kind)) {
      if (names.has(name)) members.set(name, [...(members.get(name) ?? []), member as Identifier]);
    }
  }
  return { data, members, oldest: oldestBrowsers() };
}

/** Whether it is a member of one of the browser's own objects, which is looked up as such. */
function isOfGlobal(node: Node): boolean {
  const object = node.type === "MemberExpression" ? node.object : null;
  return object?.type === "Identifier" && object.name in KINDS;
}

/** `window.name` and its like are the global `name`. */
function withoutWindow(node: Node, name: string): { node: Node; name: string } {
  const inner = node.parent ? memberName(node.parent) : null;
  if (!WINDOWS.includes(name) || inner === null || !node.parent) return { node, name };
  return { node: node.parent, name: inner };
}

/** Whether the code only tests for it: `typeof x`, `x?.()`, `x ?? …`. */
function isAskedFor({ parent, ...node }: Node): boolean {
  if (parent?.type === "UnaryExpression") return parent.operator === "typeof";
  if (parent?.type === "LogicalExpression") return parent.left.range[0] === node.range[0];
  const isOptional = parent?.type === "CallExpression" || parent?.type === "MemberExpression";
  return isOptional && parent.optional;
}

function globalOf({ javascript, api }: CompatData, name: string): Identifier | undefined {
  return javascript.builtins?.[name] ?? api[name] ?? api["Window"]?.[name];
}

function memberOf(data: CompatData, name: string, member: string): Identifier | undefined {
  const kind = data.api[KINDS[name] ?? name];
  const builtin = data.javascript.builtins?.[name]?.[member];
  return builtin ?? kind?.[`${member}_static`] ?? (name in KINDS ? kind?.[member] : undefined);
}
