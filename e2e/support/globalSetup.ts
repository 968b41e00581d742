import type { TestProject } from "vitest/node";
import { ensureDemo } from "./demo.ts";

/** Before all journeys. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide("demoFolder", await ensureDemo());
}
