/**
 * Loaded before the server's own code by `npm start`. A parent that is killed outright cannot pass
 * a signal on; its closed channel shows it, and we stop as if asked to.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
