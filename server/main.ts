import { existsSync } from "node:fs";
import { type Application, startApplication } from "./application.ts";
import { parseEnvironment } from "./environment.ts";
import { ownArguments } from "./machine/arguments.mjs";

/**
 * Starts the server: `node server/main.ts [--production] [--with-graphiql]`. The only reader of the
 * environment.
 */
async function main(): Promise<void> {
  const { has } = ownArguments({
    command: "server/main.ts",
    flags: ["--production", "--with-graphiql"],
  });
  if (existsSync(".env")) process.loadEnvFile(".env");
  const isProduction = has("--production");
  const hasGraphiql = has("--with-graphiql");
  const { environment, problems } = parseEnvironment(process.env, { isProduction, hasGraphiql });
  if (problems !== null) {
    console.error(
      "The server does not start. These settings are wrong (.env.example names them all):",
    );
    for (const { name, problem } of problems) console.error(`  ${name} ${problem}.`);
    process.exitCode = 1;
    return;
  }
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
  // A sentence for people, for example about a data folder in use, without the stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
