import { ensureDemo } from "./support/demo.ts";

await ensureDemo();
