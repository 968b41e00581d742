import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeBookings } from "./contract/bookings.contract.ts";

describeBookings("the memory store", async () => createMemoryStore());
