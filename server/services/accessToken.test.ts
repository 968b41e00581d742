import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../src/domain/limits.ts";
import { beamerRow } from "../testing/rows.ts";
import { createTestWorld } from "../testing/world.ts";
import { issueAccessToken, readAccessToken } from "./accessToken.ts";

const speaker = beamerRow({ id: "usr_speaker" });

describe("an access token", () => {
  it("says who the viewer is, for 15 minutes by the context's clock", async () => {
    const world = createTestWorld();
    const token = await issueAccessToken(world.process, speaker);
    const viewer = { userId: "usr_speaker", role: "beamer" };
    world.pass(ACCESS_TOKEN_LIFETIME_MS - 1000);
    expect(await readAccessToken(world.process, token)).toEqual({ kind: "valid", viewer });
    world.pass(1000);
    expect(await readAccessToken(world.process, token)).toEqual({ kind: "expired" });
  });

  it("bears the claims of the contract and no others", async () => {
    const token = await issueAccessToken(createTestWorld().process, speaker);
    const claims = JSON.parse(atob(token.split(".")[1] ?? "")) as Record<string, unknown>;
    expect(Object.keys(claims).toSorted()).toEqual(
      [
        "userProfileId",
        "role",
        "firstName",
        "lastName",
        "email",
        "profilePicture",
        "slug",
        "beamerIsOnboarded",
        "userIsOnboarded",
        "iat",
        "exp",
      ].toSorted(),
    );
  });

  it("is worth nothing with another secret, another algorithm, a changed claim or no end", async () => {
    const { process } = createTestWorld();
    const token = await issueAccessToken(process, speaker);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
    const forged = btoa(atob(payload).replace("usr_speaker", "usr_victim_")).replaceAll("=", "");
    const otherSecret = new TextEncoder().encode("another secret that is long enough too");
    const sign = (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256" });
    const bad = [
      "",
      "not a token",
      unsigned,
      `${header}.${forged}.${signature}`,
      await sign({ userProfileId: "usr_speaker", role: "user" }).sign(process.settings.tokenSecret),
      await sign({ userProfileId: "usr_speaker", role: "user" })
        .setExpirationTime("1 day")
        .sign(otherSecret),
      await sign({ userProfileId: "usr_speaker", role: "admin" })
        .setExpirationTime(process.now() / 1000 + 60)
        .sign(process.settings.tokenSecret),
    ];
    for (const candidate of bad) {
      expect(await readAccessToken(process, candidate), candidate).toEqual({ kind: "invalid" });
    }
  });
});
