import { existsSync } from "node:fs";
import { type Application, startApplication } from "./application.ts";
import { demoUsers } from "./local/demo/rows.ts";
import { seedDemo } from "./local/demo/seedDemo.ts";
import { type Environment, parseEnvironment } from "./environment.ts";

/** Starts the server: `node server/main.ts [--production]`. The only reader of the environment. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const isProduction = process.argv.includes("--production");
  const { environment, problems } = parseEnvironment(process.env, { isProduction });
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
  if (environment.isProduction) return console.log(`Listening on port ${application.port}.`);
  const { context, standIns } = application;
  await seedDemo({ store: context.store, standIns, now: context.now() });
  sayHello(environment, application);
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

function sayHello({ publicUrl, signIn }: Environment, { context }: Application): void {
  const who = demoUsers(context.now()).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  console.log(`
  The marketplace runs at ${publicUrl}

  Log in as ${signIn === null ? `${who.join(", ")}, or someone new` : "yourself, with LinkedIn"}.
  Creators' pages: ${publicUrl}/demo-speaker, /demo-coach, /demo-expert
  Test cards and other stand-ins: ${publicUrl}/local
`);
}

main().catch((error: unknown) => {
  // A sentence for people, for example of a data folder in use; the rest is for those who ask.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
