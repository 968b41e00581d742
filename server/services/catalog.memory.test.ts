import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeCatalog } from "./contract/catalog.contract.ts";

describeCatalog("the memory store", async () => createMemoryStore());
