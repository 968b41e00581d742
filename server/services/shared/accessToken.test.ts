import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { beamer } from "../../world/people.ts";
import { createWorld } from "../../world/world.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken, readAccessToken } from "./accessToken.ts";

async function worldWithSpeaker() {
  const world = createWorld();
  const { row: speaker } = await beamer(world, { id: "usr_speaker" });
  return { world, speaker };
}

describe("an access token", () => {
  it("says who the viewer is, for 15 minutes by the context's clock", async () => {
    const { world, speaker } = await worldWithSpeaker();
    const token = await issueAccessToken(world, speaker);
    const viewer = { userId: "usr_speaker", role: "beamer" };
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS - 1000);
    expect(await readAccessToken(world, token)).toEqual({ kind: "valid", viewer });
    world.clock.advance(1000);
    expect(await readAccessToken(world, token)).toEqual({ kind: "expired", userId: "usr_speaker" });
  });

  it("is renewed when it was signed while the clock was ahead, instead of lasting longer", async () => {
    const { world, speaker } = await worldWithSpeaker();
    const days = 40 * 24 * 60 * 60_000;
    const ahead = { ...world, now: () => world.now() + days };
    const token = await issueAccessToken(ahead, speaker);
    expect(await readAccessToken(ahead, token)).toMatchObject({ kind: "valid" });
    expect(await readAccessToken(world, token)).toEqual({ kind: "expired", userId: "usr_speaker" });
  });

  it("bears the claims of the contract and no others", async () => {
    const { world, speaker } = await worldWithSpeaker();
    const token = await issueAccessToken(world, speaker, "fam_1");
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
        "sid",
        "iat",
        "exp",
      ].toSorted(),
    );
  });

  it("is worth nothing with another secret, another algorithm, a changed claim or no end", async () => {
    const { world, speaker } = await worldWithSpeaker();
    const token = await issueAccessToken(world, speaker);
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
      await sign({ userProfileId: "usr_speaker", role: "user" }).sign(world.settings.tokenSecret),
      await sign({ userProfileId: "usr_speaker", role: "user" })
        .setExpirationTime("1 day")
        .sign(otherSecret),
      await sign({ userProfileId: "usr_speaker", role: "admin" })
        .setExpirationTime(world.now() / 1000 + 60)
        .sign(world.settings.tokenSecret),
    ];
    for (const candidate of bad) {
      expect(await readAccessToken(world, candidate), candidate).toEqual({ kind: "invalid" });
    }
  });
});
