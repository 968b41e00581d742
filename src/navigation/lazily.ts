import { createElement, lazy, useState, type ComponentType } from "react";
import { CallError } from "../calls/callError.ts";
import type { SessionHost } from "../session/host.ts";

const KEY = "reloadedForCode";

/** This soon after a reload for missing code, another would not help either. */
const ONE_LOAD_MS = 60_000;

/** A screen's code did not load: no connection, or a new version of the app without that file. */
export class MissingCode extends CallError {
  constructor(cause: unknown) {
    super("This page couldn’t be loaded.", {
      code: "NETWORK",
      nextStep: "Please try again in a moment.",
    });
    this.cause = cause;
  }
}

/** How Chromium, Firefox, Safari and Vite report code that failed to load. */
const NO_CODE = /dynamically imported module|module script failed|preload CSS/i;

/** Whether code failed to load: a screen's, or that of a lazy part. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof MissingCode || (error instanceof Error && NO_CODE.test(error.message));
}

/**
 * Loads a screen's code. What has loaded is cached: importing a module again takes a browser a task
 * of its own, in which React would render what is being left.
 * @throws MissingCode: the router then shows the fallback at the new address, see `useAutoRetry`
 */
export function lazily<T>(load: () => Promise<T>) {
  let coming: Promise<T> | undefined;
  return (): Promise<T> => {
    coming ??= load().catch((cause: unknown) => {
      coming = undefined;
      throw new MissingCode(cause);
    });
    return coming;
  };
}

/** A part of a screen whose code loads separately. */
interface LatePart<Props extends object> {
  /** Suspends only if the code is not loaded yet. */
  Part: ComponentType<Props>;
  /** Loads the code ahead of time. False if that fails: it is retried where it is shown. */
  preload: () => Promise<boolean>;
}

/**
 * `lazy`, without its detour when the code is loaded already: React would suspend regardless, and
 * re-render what is around the part.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  const bring = () => load().then((part) => (there = part));
  const Late = lazy(lazily(() => bring().then((part) => ({ default: part }))));
  return {
    Part: function Part(props) {
      // Keeps its initial value, even if the code loads meanwhile.
      const [Shown] = useState<ComponentType<Props> | typeof Late>(() => there ?? Late);
      return createElement<Props>(Shown as ComponentType<Props>, props);
    },
    async preload() {
      if (!there) await bring().catch(() => {});
      return there !== undefined;
    },
  };
}

/**
 * Reloads the page for code that failed to load; a browser would not request the same file again.
 * `wasAway` says that the server was silent meanwhile: reason enough for another reload.
 * @returns false if that was done just now and did not help, or could not be stored
 */
export function reloadForCode(
  { tabStorage, reload, now }: Pick<SessionHost, "tabStorage" | "reload" | "now">,
  { wasAway }: { wasAway: boolean },
): boolean {
  const last = Number(tabStorage.getItem(KEY) ?? -Infinity);
  if (!wasAway && now() - last < ONE_LOAD_MS) return false;
  // Without a record it would reload forever.
  if (!tabStorage.setItem(KEY, String(now()))) return false;
  reload();
  return true;
}
