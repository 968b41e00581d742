import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabaseWatch, type DatabaseWatch } from "./watch.ts";

describe("the watch over a database", () => {
  let log: string[];
  let failure: Error | null;
  let failOnce: boolean;
  let probes: number;
  let watch: DatabaseWatch;
  let endPause: () => void;
  beforeEach(() => {
    log = [];
    failure = null;
    failOnce = false;
    probes = 0;
    const probe = async () => {
      probes += 1;
      const thrown = failure;
      if (failOnce) failure = null;
      if (thrown !== null) throw thrown;
    };
    endPause = () => {};
    watch = createDatabaseWatch({
      probe,
      log: (level, message) => void log.push(`${level}: ${message}`),
      pause: () => new Promise<void>((resolve) => (endPause = resolve)),
    });
  });
  afterEach(() => {
    watch.stop();
    endPause();
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** The watch polls again, if it still does. */
  const later = async () => {
    await settle();
    endPause();
    await settle();
  };

  it("says once that the database is away and once that it is back, whatever fails meanwhile", async () => {
    failure = new Error("refused");
    for (let call = 0; call < 100; call += 1) watch.suspect(failure);
    await later();
    expect(watch.isAway()).toBe(true);
    for (let call = 0; call < 100; call += 1) watch.suspect(failure);
    await later();
    await later();
    failure = null;
    await later();
    expect(watch.isAway()).toBe(false);
    await later();
    await later();
    expect(log).toEqual(["warn: the database does not answer", "info: the database answers again"]);
    const asked = probes;
    await later();
    expect(probes).toBe(asked);
  });

  it("says once that connections broke when the database itself answers", async () => {
    for (let connection = 0; connection < 10; connection += 1) watch.suspect(new Error("gone"));
    await later();
    await later();
    expect(watch.isAway()).toBe(false);
    expect(log).toEqual(["warn: a database connection broke"]);
    watch.suspect(new Error("gone"));
    await later();
    expect(log).toHaveLength(2);
  });

  it("asks again when the connection that it asked over was ended, as that may have been ended alone", async () => {
    const ended = Object.assign(new Error("terminating connection"), { code: "57P01" });
    failure = ended;
    failOnce = true;
    watch.suspect(ended);
    await later();
    expect(watch.isAway()).toBe(false);
    expect(log).toEqual(["warn: a database connection broke"]);
    failure = ended;
    failOnce = false;
    watch.suspect(ended);
    await later();
    expect(log.at(-1)).toBe("warn: the database does not answer");
  });

  it("notices a database that goes right after a connection broke", async () => {
    watch.suspect(new Error("gone"));
    await settle();
    failure = new Error("refused");
    watch.suspect(failure);
    await later();
    expect(watch.isAway()).toBe(true);
    expect(log.at(-1)).toBe("warn: the database does not answer");
  });

  it("asks and says nothing after it was stopped", async () => {
    failure = new Error("refused");
    watch.suspect(failure);
    watch.stop();
    await later();
    watch.suspect(failure);
    await later();
    expect(probes).toBe(1);
    expect(log).toEqual([]);
  });
});
