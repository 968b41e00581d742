/* Loaded before the server's own code: reports the process's memory on request. */
const collect = globalThis.gc;

process.on("message", () => {
  // Twice: what the first pass finalises is freed by the second.
  collect?.();
  collect?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
process.channel?.unref();
