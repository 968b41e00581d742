import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { isSignedMessage, signMessage } from "./signature.ts";

const now = Date.UTC(2026, 10, 20);
const body = '{"id":"evt_1"}';
const by = async (secret: string, at = now) => signMessage({ secret, body, at });
const v1 = async (secret: string) => (await by(secret)).split(",")[1] ?? "";
const time = `t=${now / 1_000}`;

describe("the signature of a message", () => {
  const isSigned = (signature: string, secrets = ["new", "old"]) =>
    isSignedMessage({ secrets, body, signature, now });

  it("is by one of the secrets, while they are replaced on either side", async () => {
    const both = [time, await v1("old"), await v1("new")].join(",");
    expect(await isSigned(both)).toBe(true);
    expect(await isSigned(both, ["new"])).toBe(true);
    expect(await isSigned(both, ["old"])).toBe(true);
    expect(await isSigned(both, ["other"])).toBe(false);
    expect(await isSigned(await by("old"))).toBe(true);
    expect(await isSigned(await by("new"))).toBe(true);
    expect(await isSigned(await by("guessed"))).toBe(false);
    expect(await isSigned(both, [])).toBe(false);
  });

  it("may come with those of another kind, in any order", async () => {
    expect(await isSigned([`v0=${"0".repeat(64)}`, await v1("new"), time].join(","))).toBe(true);
    const other = (await v1("new")).replace("v1", "v0");
    expect(await isSigned([time, other].join(","))).toBe(false);
  });

  it("has one time, which is near", async () => {
    expect(await isSigned(await by("new", now - 5 * MINUTE_MS))).toBe(true);
    expect(await isSigned(await by("new", now - 5 * MINUTE_MS - 1_000))).toBe(false);
    expect(await isSigned([time, "t=1", await v1("new")].join(","))).toBe(false);
    expect(await isSigned(await v1("new"))).toBe(false);
  });

  it("is not found among very many", async () => {
    const many = Array.from({ length: 1_000 }, () => `v1=${"0".repeat(64)}`);
    expect(await isSigned([time, ...many, await v1("new")].join(","))).toBe(false);
  });

  it.each(["", ",", "t=,v1=", "t=1,v1=00", "v1", "=".repeat(10)])("is not %j", async (text) => {
    expect(await isSigned(text)).toBe(false);
  });
});
