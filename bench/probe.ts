/* Loaded before the server's own code: says how much memory the process holds when it is asked. */
const collect = globalThis.gc;

process.on("message", () => {
  // Twice: what the first pass finalises, the second one frees.
  collect?.();
  collect?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
process.channel?.unref();
