import { describeFiles } from "../contract.ts";
import { createMemoryFiles } from "./memory.ts";

describeFiles("memory", async () => createMemoryFiles());
