import { describe, expect, it, vi } from "vitest";
import { createPatientRanges, type Waiting } from "./patientRanges.ts";
import { type DocumentPart, ServerBusy } from "./ranges.ts";

const PART: DocumentPart = { bytes: new Uint8Array(3), sizeInBytes: 3 };
const broken = () => Object.assign(new Error("Wrong on our side."), { code: "SERVER" });
const lost = () => Object.assign(new Error("We can't reach the server."), { code: "NETWORK" });
const busy = (seconds: number) => () => new ServerBusy(seconds * 1000);
const refused = () => Object.assign(new Error("Not found"), { code: "NOT_FOUND" });

/** Ranges that answer in this order, with a manual clock. */
function open(answers: (() => DocumentPart)[], { isPatient = true } = {}) {
  const timers = new Set<() => void>();
  const waits: number[] = [];
  const heard: (Waiting | null)[] = [];
  const onBytes = vi.fn<(count: number) => void>();
  const reading = new AbortController();
  const { read } = createPatientRanges(
    { read: async () => (answers.shift() ?? (() => PART))() },
    {
      after: (ms, run) => {
        waits.push(ms);
        timers.add(run);
        return () => timers.delete(run);
      },
      isPatient: () => isPatient,
      onWaiting: (waiting) => heard.push(waiting),
    },
  );
  const pass = async () => {
    const due = [...timers];
    timers.clear();
    for (const run of due) run();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const outcome = read({ documentId: "doc_1", first: 0, last: 2, signal: reading.signal, onBytes });
  return { outcome, read, pass, waits, heard, onBytes, reading, timers };
}

const fail = (error: () => Error) => () => {
  throw error();
};

describe("reading patiently", () => {
  it("waits until the connection is there again, and says so", async () => {
    const { outcome, pass, heard, onBytes, timers } = open([fail(lost), fail(lost)]);
    await pass();
    expect(heard).toEqual(["connection"]);
    await pass();
    await pass();
    expect(await outcome).toBe(PART);
    expect(heard).toEqual(["connection", null]);
    expect(onBytes).toHaveBeenCalledWith(0);
    expect(timers.size).toBe(0);
  });

  it("waits for a server that answers with faults, and blames no connection", async () => {
    const { outcome, pass, heard } = open([fail(broken), fail(broken)]);
    await pass();
    await pass();
    expect(heard).toEqual(["server"]);
    await pass();
    expect(await outcome).toBe(PART);
    const early = open([fail(broken)], { isPatient: false });
    await expect(early.outcome).rejects.toThrow("on our side");
  });

  it("says nothing of what comes at once", async () => {
    const { outcome, heard, onBytes } = open([]);
    expect(await outcome).toBe(PART);
    expect(heard).toEqual([]);
    expect(onBytes).not.toHaveBeenCalled();
  });

  it("passes a refusal on, also one that follows a lost connection", async () => {
    const { outcome, pass, timers } = open([fail(lost), fail(refused)]);
    const caught = outcome.catch((error: Error) => error.message);
    await pass();
    await pass();
    expect(await caught).toBe("Not found");
    expect(timers.size).toBe(0);
  });

  it("does not wait before a document is open, nor for one that was closed", async () => {
    const early = open([fail(lost)], { isPatient: false });
    await expect(early.outcome).rejects.toThrow("reach the server");
    const closed = open([fail(lost)]);
    closed.reading.abort();
    await expect(closed.outcome).rejects.toThrow("reach the server");
  });

  it("leaves a busy server alone for as long as it asks, and says so", async () => {
    const { outcome, pass, waits, heard, onBytes, timers } = open([fail(busy(40))]);
    await pass();
    expect(heard).toEqual(["server"]);
    expect(waits).toContain(40_000);
    expect(onBytes).toHaveBeenCalledWith(0);
    await pass();
    expect(await outcome).toBe(PART);
    expect(heard).toEqual(["server", null]);
    expect(timers.size).toBe(0);
  });

  it("waits for a busy server before a document is open, too", async () => {
    const { outcome, pass } = open([fail(busy(5)), fail(busy(5))], { isPatient: false });
    for (let times = 0; times < 3; times += 1) await pass();
    expect(await outcome).toBe(PART);
  });

  it("says nothing of a server that is busy for a moment, but of one that stays so", async () => {
    const brief = open([fail(busy(1))]);
    await brief.pass();
    await brief.pass();
    expect(await brief.outcome).toBe(PART);
    expect(brief.heard).toEqual([]);

    const lasting = open([fail(busy(1)), fail(busy(1))]);
    await lasting.pass();
    await lasting.pass();
    expect(lasting.heard).toEqual(["server"]);
  });

  it("waits a second at least and a minute at most, whatever the server asks for", async () => {
    const { pass, waits } = open([fail(busy(0)), fail(busy(86_400))]);
    await pass();
    await pass();
    expect(waits).toContain(1_000);
    expect(Math.max(...waits)).toBe(60_000);
  });

  it("goes on saying so while any stretch still waits", async () => {
    const { outcome, read, pass, heard } = open([
      fail(busy(9)),
      fail(busy(9)),
      () => PART,
      fail(busy(9)),
    ]);
    const { signal } = new AbortController();
    const other = read({ documentId: "doc_1", first: 3, last: 5, signal });
    await pass();
    await pass();
    expect(await outcome).toBe(PART);
    expect(heard).toEqual(["server"]);
    await pass();
    expect(await other).toBe(PART);
    expect(heard).toEqual(["server", null]);
  });

  it("ends at once when nobody wants the bytes any more", async () => {
    const { outcome, pass, reading, timers } = open([fail(busy(60)), fail(lost)]);
    const caught = outcome.catch((error: Error) => error.message);
    await pass();
    reading.abort();
    expect(await caught).toContain("reach the server");
    expect(timers.size).toBe(0);
  });
});
