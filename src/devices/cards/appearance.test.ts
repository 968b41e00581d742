import { expect, it } from "vitest";
import { cardAppearance } from "./appearance.ts";

it("hands Stripe values, never the names of our tokens", () => {
  const read: string[] = [];
  const appearance = cardAppearance((name) => {
    read.push(name);
    return `value of ${name.slice(2)}`;
  });
  expect(read).toContain("--accent");
  expect(appearance.variables?.colorPrimary).toBe("value of accent");
  expect(JSON.stringify(appearance)).not.toMatch(/var\(/);
});
