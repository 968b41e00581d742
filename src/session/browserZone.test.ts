import { afterEach, expect, it, vi } from "vitest";
import { browserZone } from "./browserZone.ts";

const saysOf = (timeZone: string | undefined) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

afterEach(() => void vi.restoreAllMocks());

it("is the zone that the browser names", () => {
  saysOf("Asia/Kolkata");
  expect(browserZone()).toBe("Asia/Kolkata");
});

it.each(["Etc/Unknown", "+02:00", "", undefined])(
  "is UTC where the browser only says %s",
  (name) => {
    saysOf(name);
    expect(browserZone()).toBe("UTC");
  },
);
