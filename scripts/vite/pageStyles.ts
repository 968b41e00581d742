import type { DevEnvironment, EnvironmentModuleNode } from "vite";
import type { ModuleRunner } from "vite/module-runner";

const SHEET = /\.css$/;

/**
 * The style sheets that modules import, statically and in the order of the imports, as elements
 * that Vite's client takes for its own: it changes them when a sheet is saved, and adds no second
 * ones.
 */
export async function pageStyles(
  modules: readonly string[],
  { environment, runner }: { environment: DevEnvironment; runner: ModuleRunner },
): Promise<string> {
  const sheets = await sheetsOf(modules, environment);
  const elements = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: css } = (await runner.import(`${url}?inline`)) as { default: string };
      return `<style type="text/css" data-vite-dev-id="${id}">${withoutEnd(css)}</style>`;
    }),
  );
  return elements.join("");
}

/** What a module imports is known once it has run. */
async function sheetsOf(
  modules: readonly string[],
  { moduleGraph }: DevEnvironment,
): Promise<EnvironmentModuleNode[]> {
  const visited = new Set<EnvironmentModuleNode>();
  const found: EnvironmentModuleNode[] = [];
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (node === undefined || visited.has(node)) return;
    visited.add(node);
    for (const url of node.transformResult?.deps ?? []) visit(moduleGraph.urlToModuleMap.get(url));
    if (SHEET.test(node.url)) found.push(node);
  };
  for (const url of modules) visit(await moduleGraph.ensureEntryFromUrl(url));
  return found;
}

/** A style sheet's text may not end its element. */
const withoutEnd = (css: string) => css.replaceAll(/<\/(?=style)/gi, "<\\/");
