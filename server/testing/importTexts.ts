import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/* Lets a world read the contract as the bundler does: `import text from "…?raw"`. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith("?raw")) return next(url, context);
    const text = readFileSync(new URL(url.replace(/\?raw$/, "")), "utf8");
    return {
      format: "module",
      source: `export default ${JSON.stringify(text)}`,
      shortCircuit: true,
    };
  },
});
