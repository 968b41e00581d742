import { processorTimeOf } from "./processes.mjs";

/** How often the processor time is looked at. */
const LOOK_MS = 5_000;
/** Less than this share of one core is what waiting costs: timers, and browsers that do nothing. */
const IDLE_SHARE = 0.01;

/**
 * Watches a process until `stop` is called, and calls `onSilence` when nothing was heard of it for
 * so long: nothing was noted with `heard`, and it and its descendants used no processor time to
 * speak of. A slow machine makes nothing silent.
 * @param {object} options
 * @param {number} options.pid
 * @param {number} options.limitMs
 * @param {() => void} options.onSilence
 * @param {number} [options.lookMs] for tests
 */
export function watchSilence({ pid, limitMs, onSilence, lookMs = LOOK_MS }) {
  let used = processorTimeOf(pid);
  let silentMs = 0;
  const timer = setInterval(() => {
    const before = used;
    used = processorTimeOf(pid);
    // Where the system does not tell, or a child that was busy has ended, nobody knows.
    const busyMs = used === null || before === null ? NaN : (used - before) * 1000;
    const isSilent = busyMs >= 0 && busyMs < lookMs * IDLE_SHARE;
    // By looks, not by a clock: while the machine sleeps, nothing is silent.
    silentMs = isSilent ? silentMs + lookMs : 0;
    if (silentMs < limitMs) return;
    clearInterval(timer);
    onSilence();
  }, lookMs);
  return { heard: () => void (silentMs = 0), stop: () => clearInterval(timer) };
}
