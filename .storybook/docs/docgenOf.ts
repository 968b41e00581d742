import type { Plugin, PluginOption } from "vite";

const DOCGEN = "storybook:react-docgen-plugin";

/**
 * Limits Storybook's docgen to these modules. It would parse every module that it serves, including
 * the whole server of the worlds, which takes longer than everything else before the first story.
 */
export async function docgenOf(modules: RegExp, options: PluginOption[]): Promise<Plugin[]> {
  const plugins = (await flat(options)).filter((plugin) => typeof plugin === "object");
  if (plugins.every(({ name }) => name !== DOCGEN)) throw new Error(`Storybook has no ${DOCGEN}`);
  return plugins.map((plugin) => (plugin.name === DOCGEN ? limited(plugin, modules) : plugin));
}

async function flat(options: PluginOption): Promise<Plugin[]> {
  const option = await options;
  if (!Array.isArray(option)) return option ? [option as Plugin] : [];
  return (await Promise.all(option.map((one) => flat(one)))).flat();
}

function limited(plugin: Plugin, modules: RegExp): Plugin {
  const { transform } = plugin;
  if (typeof transform !== "function") throw new Error(`${DOCGEN} has changed`);
  return { ...plugin, transform: { filter: { id: modules }, handler: transform } };
}
