import { abortWith } from "../domain/shared/abortWith.ts";
import type { SessionHost } from "./host.ts";

/** A request that is given up when nothing is heard of it. */
export interface Silence {
  /** For the request. */
  signal: AbortSignal;
  /** Something has come: it may be silent for as long again. */
  heard(): void;
  /** The request is over: leaves no timer behind. */
  end(): void;
}

/** Aborts when `heard` was not called for `ms`, or with `closed`. */
export function watchSilence(
  { after }: Pick<SessionHost, "after">,
  { ms, closed }: { ms: number; closed: AbortSignal },
): Silence {
  const silent = new AbortController();
  let cancel = () => {};
  const heard = () => {
    cancel();
    cancel = after(ms, () => silent.abort());
  };
  heard();
  const release = abortWith(silent, closed);
  const end = () => {
    cancel();
    release();
  };
  return { signal: silent.signal, heard, end };
}
