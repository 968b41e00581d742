/** Repeats work until it is stopped. */
export interface Timer {
  /** Returns a function that stops it. */
  every(milliseconds: number, work: () => void): () => void;
}
