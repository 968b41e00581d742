import { givenContext } from "./givenContext.ts";
import { serverSafeModule } from "./serverSafeModule.ts";
import { supportedBrowsers } from "./supportedBrowsers.ts";

/** The project's own rules, for oxlint. A plugin has to be a default export. */
const plugin = {
  meta: { name: "house" },
  rules: {
    "given-context": givenContext,
    "server-safe-module": serverSafeModule,
    "supported-browsers": supportedBrowsers,
  },
};

export default plugin;
