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
  const crash = async ({ hasSpoken }: { hasSpoken: boolean }) => {
    const port = new EventTarget();
    const reason = new Promise((resolve) => {
      startThread({ startWorker: () => port as Worker, files: "" }, resolve);
    });
    if (hasSpoken) port.dispatchEvent(new MessageEvent("message", { data: {} }));
    port.dispatchEvent(new Event("error"));
    return reason;
  };

  it("was crashed by the document, or did not get its code, which can be tried again", async () => {
    expect(await crash({ hasSpoken: true })).toBe("PDF");
    expect(await crash({ hasSpoken: false })).toBe("FETCH");
  });

  it("cannot run its code in a browser that is too old", async () => {
    vi.stubGlobal("URL", {});
    expect(await crash({ hasSpoken: false })).toBe("BROWSER");
  });
});

it("reads a document in a browser without AbortSignal.any", async () => {
  vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  const { within } = createReading(new AbortController().signal);
  expect(await within(Promise.resolve(1))).toBe(1);
});
