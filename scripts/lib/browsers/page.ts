/** One page of a browser, whichever protocol drives it. */
export interface Page {
  /** The browser's own name and version. */
  version: string;
  goTo(url: string): Promise<void>;
  /**
   * To this width, or the next that the browser's window can have; resolves with the width that the
   * page got.
   */
  resize(size: { width: number; height: number }): Promise<number>;
  /** Runs a script whose result isn't needed. */
  run(script: string): Promise<void>;
  /** Runs a function in the page, which can see only its arguments. */
  ask<T>(work: (...args: never[]) => T, ...args: unknown[]): Promise<T>;
  /** The same for a function that finds an element. */
  find(work: (...args: never[]) => Element | null, ...args: unknown[]): Promise<Handle | null>;
  /** A PNG of what the window shows. */
  picture(): Promise<Uint8Array>;
  /** Errors that the page threw or logged. */
  complaints(): readonly string[];
}

/** An element of a page. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces the current text. */
  fill(text: string): Promise<void>;
}

/** Takes what must end with the command, however that ends. */
export type AtEnd = (end: () => unknown) => void;

/** A browser that may be on this machine. */
export interface Browser {
  name: string;
  /** How narrow its pages are asked to be. */
  narrow: number;
  /** Why it cannot be used on this machine; null where it can. */
  missing(): string | null;
  /** Starts it with an empty profile. */
  open(atEnd: AtEnd): Promise<Page>;
}
