/** Repeats work until it is told to end. */
export interface Timer {
  /** Returns what ends it. */
  every(milliseconds: number, work: () => void): () => void;
}
