import { Socket } from "node:net";

/**
 * A thread of a child. Pipe 3 closes when the server has ended, however it did: then nobody waits
 * for the child any more, and it ends at once, whatever its other thread is busy with.
 */
const line = new Socket({ fd: 3, readable: true, writable: false });
line.on("error", () => {});
line.on("close", () => process.kill(process.pid, "SIGKILL"));
line.resume();
