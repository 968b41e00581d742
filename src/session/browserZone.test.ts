import { afterEach, expect, it, vi } from "vitest";
import { browserZone } from "./browserZone.ts";

const saysOf = (timeZone: string | undefined, temporal?: string) => {
  const Temporal = temporal === undefined ? undefined : { Now: { timeZoneId: () => temporal } };
  vi.stubGlobal("Temporal", Temporal);
  return vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

it("is told without a format where the browser can", () => {
  const asked = saysOf("UTC", "Asia/Kolkata");
  expect(browserZone()).toBe("Asia/Kolkata");
  expect(asked).not.toHaveBeenCalled();
});

it.each(["+05:30", "Etc/Unknown"])("is looked for further where that says %s", (name) => {
  saysOf("Asia/Kolkata", name);
  expect(browserZone()).toBe("Asia/Kolkata");
});
