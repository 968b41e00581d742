import { afterEach, describe, expect, it, vi } from "vitest";
import { createReading } from "./reading.ts";
import { startThread } from "./thread.ts";
import { UnableToLoad, failureToRead } from "./unableToLoad.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken = Object.assign(new Error("Invalid PDF structure."), { name: "InvalidPDFException" });

describe("a failure to read", () => {
  it("is the file's where PDF.js says so", () => {
    expect(failureToRead(broken).reason).toBe("PDF");
    const locked = Object.assign(new Error(), { name: "PasswordException" });
    expect(failureToRead(locked).reason).toBe("PASSWORD");
  });

  it("is the file's also where it makes PDF.js stumble", () => {
    expect(failureToRead(new TypeError("x.y is not a function")).reason).toBe("PDF");
  });

  it("is the browser's in one that is older than those that are supported", () => {
    vi.stubGlobal("URL", {});
    expect(failureToRead(broken).reason).toBe("BROWSER");
  });

  it("keeps a reason that is known already", () => {
    const known = new UnableToLoad("TIME");
    expect(failureToRead(known)).toBe(known);
  });
});

describe("a thread that ends by itself", () => {
  const crash = async ({ hasCode, hasSpoken }: { hasCode: boolean; hasSpoken: boolean }) => {
    const port = new EventTarget();
    const engine = {
      startWorker: () => port as Worker,
      hasCode: () => Promise.resolve(hasCode),
      files: "",
    };
    const reason = new Promise((resolve) => {
      startThread(engine, resolve);
    });
    if (hasSpoken) port.dispatchEvent(new MessageEvent("message", { data: {} }));
    port.dispatchEvent(new Event("error"));
    return reason;
  };

  it("had no code, cannot run it in this browser, or was ended by the document", async () => {
    expect(await crash({ hasCode: false, hasSpoken: false })).toBe("FETCH");
    expect(await crash({ hasCode: true, hasSpoken: false })).toBe("BROWSER");
    expect(await crash({ hasCode: true, hasSpoken: true })).toBe("PDF");
  });
});

it("reads a document in a browser without AbortSignal.any", async () => {
  vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  const { within } = createReading(new AbortController().signal);
  expect(await within(Promise.resolve(1))).toBe(1);
});
