import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

/*
 * Runs the product without one of its parts: WITHOUT names a file of this folder, which replaces
 * the module it names. The product's own code doesn't know about it. `WITHOUT=batching node
 * --import ./bench/without/register.ts server/main.ts`
 */
const standIn = new URL(`${process.env["WITHOUT"]}.ts`, import.meta.url).href;
const { REPLACES } = (await import(standIn)) as { REPLACES: string };
const replaced = new URL(`../../server/store/postgres/${REPLACES}`, import.meta.url);
// Otherwise the whole product would be measured against itself.
if (!existsSync(replaced)) throw new Error(`There is no ${replaced.pathname} to replace.`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    // The stand-in itself may use what it replaces.
    if (found.url !== replaced.href || context.parentURL === standIn) return found;
    return { ...found, url: standIn };
  },
});
