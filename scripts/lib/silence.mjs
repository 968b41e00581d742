import { processorTimeOf } from "./processes.mjs";

/** How often CPU time is sampled; more often if the limit is shorter than two samples. */
const LOOK_MS = 5_000;
/** Below this share of one core, it is just waiting: timers, and idle browsers. */
const IDLE_SHARE = 0.01;

/**
 * Watches a process until `stop` is called, and calls `onSilence` when it was silent for the limit:
 * no call of `heard`, and no significant CPU time of it and its descendants. A slow machine doesn't
 * make it silent.
 * @param {object} options
 * @param {number} options.pid
 * @param {number} options.limitMs
 * @param {() => void} options.onSilence
 * @param {number} [options.lookMs] for tests
 */
export function watchSilence({ pid, limitMs, onSilence, lookMs = Math.min(LOOK_MS, limitMs / 2) }) {
  let used = processorTimeOf(pid);
  let silentMs = 0;
  const timer = setInterval(() => {
    const before = used;
    used = processorTimeOf(pid);
    // Unknown where the system doesn't tell, or a busy child has exited.
    const busyMs = used === null || before === null ? NaN : (used - before) * 1000;
    const isSilent = busyMs >= 0 && busyMs < lookMs * IDLE_SHARE;
    // Counted in samples, not by a clock: time asleep doesn't count as silence.
    silentMs = isSilent ? silentMs + lookMs : 0;
    if (silentMs < limitMs) return;
    clearInterval(timer);
    onSilence();
  }, lookMs);
  return { heard: () => void (silentMs = 0), stop: () => clearInterval(timer) };
}
