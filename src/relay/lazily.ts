import { createElement, lazy, useState, type ComponentType } from "react";
import { CallError } from "../session/callError.ts";
import type { SessionHost } from "../session/host.ts";

const KEY = "reloadedForCode";

/** So soon after a page load for code that is gone, the next one would not help either. */
const ONE_LOAD_MS = 60_000;

/** A screen's code did not come: no connection, or a new version of the app without that file. */
export class MissingCode extends CallError {
  constructor(cause: unknown) {
    super("This page couldn’t be loaded.", {
      code: "NETWORK",
      nextStep: "Please try again in a moment.",
    });
    this.cause = cause;
  }
}

/** How Chromium, Firefox, Safari and Vite name code that did not come. */
const NO_CODE = /dynamically imported module|module script failed|preload CSS/i;

/** Whether code did not come: a screen's, or that of a part which a screen loads by itself. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof MissingCode || (error instanceof Error && NO_CODE.test(error.message));
}

/**
 * Loads a screen's code. What has come is kept: a browser takes a task of its own to give a module
 * again, in which React would render what is being left.
 * @throws MissingCode: the router then shows the fallback at the new address, see `useComeback`
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

/** A part of a screen whose code comes by itself. */
interface LatePart<Props extends object> {
  /** Suspends only where the code is not there yet. */
  Part: ComponentType<Props>;
  /**
   * Brings the code beforehand. False when it does not come: it is asked for again where it is
   * shown.
   */
  preload: () => Promise<boolean>;
}

/**
 * `lazy`, without its detour when the code is there already: React would suspend all the same, and
 * render once more what is around the part.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  const bring = () => load().then((part) => (there = part));
  const Late = lazy(lazily(() => bring().then((part) => ({ default: part }))));
  return {
    Part: function Part(props) {
      // It stays what it began as, also when the code comes meanwhile.
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
 * Loads the page anew for code that did not come; a browser would not ask for the same file again.
 * `wasAway` says that the server was silent meanwhile: reason enough for another load.
 * @returns false when that was done just now and did not help, or could not be remembered
 */
export function reloadForCode(
  { tabStorage, reload, now }: Pick<SessionHost, "tabStorage" | "reload" | "now">,
  { wasAway }: { wasAway: boolean },
): boolean {
  const last = Number(tabStorage.getItem(KEY) ?? -Infinity);
  if (!wasAway && now() - last < ONE_LOAD_MS) return false;
  // Not remembered, it would be done again and again.
  if (!tabStorage.setItem(KEY, String(now()))) return false;
  reload();
  return true;
}
