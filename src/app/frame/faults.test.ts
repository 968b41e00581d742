import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "../../calls/callError.ts";
import { rootErrors } from "./faults.ts";

describe("an error that was gone when React drew again", () => {
  const report = vi.fn<(error: unknown) => void>();
  beforeEach(() => vi.stubGlobal("reportError", report.mockReset()));
  afterEach(() => vi.unstubAllGlobals());
  const recovered = (cause: unknown) => new Error("React drew again.", { cause });

  it("is no fault when a call had failed whose page was being left", () => {
    rootErrors.onRecoverableError(recovered(new CallError("Not found", { code: "NOT_FOUND" })));
    expect(report).not.toHaveBeenCalled();
  });

  it.each([recovered(new TypeError("x is undefined")), recovered(undefined), "no error at all"])(
    "is reported in any other case: %s",
    (error) => {
      rootErrors.onRecoverableError(error);
      expect(report).toHaveBeenCalledExactlyOnceWith(error);
    },
  );
});
