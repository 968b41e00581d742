/** A count that several processes share. It ends `seconds` after it began. */
export interface SharedCounts {
  /** Adds to the count; returns it, and the seconds until it ends. */
  add(options: {
    key: string;
    points: number;
    seconds: number;
  }): Promise<{ points: number; secondsLeft: number }>;
}
