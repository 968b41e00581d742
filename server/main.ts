import { type Application, startApplication } from "./application.ts";
import { ownArguments } from "./machine/arguments.mjs";
import { sentenceOf } from "./machine/sentence.mjs";
import { readSettings } from "./settings.ts";

/**
 * Starts the server: `node server/main.ts [--production] [--with-graphiql]`.
 */
async function main(): Promise<void> {
  const { has } = ownArguments({
    command: "server/main.ts",
    flags: ["--production", "--with-graphiql"],
  });
  const environment = readSettings({
    isProduction: has("--production"),
    hasGraphiql: has("--with-graphiql"),
  });
  const application = await startApplication(environment);
  stopOnSignals(application);
  console.log(application.greeting);
}

function stopOnSignals(application: Application): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      application.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  // A message for people, for example about a data folder in use, without the stack.
  console.error(sentenceOf(error));
  process.exit(1);
});
