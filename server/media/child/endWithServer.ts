import { Socket } from "node:net";

/**
 * A thread of a child. Pipe 3 closes when the server has exited, for whatever reason: no one waits
 * for the child any more, so it exits at once, whatever its other thread is doing.
 */
const line = new Socket({ fd: 3, readable: true, writable: false });
line.on("error", () => {});
line.on("close", () => process.kill(process.pid, "SIGKILL"));
line.resume();
