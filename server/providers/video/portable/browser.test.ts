import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import { type VideoUnderTest, describeVideo } from "../contract.ts";
import { createBrowserVideo } from "./browser.ts";

const SECRET = "shared with the TURN servers";
const TURN = ["turn:turn.example.com:3478?transport=udp", "turns:turn.example.com:5349"];
const STUN = ["stun:stun.example.com:3478"];
const ADA = { channelId: "chn_1", participantId: 7, now: 0, expiresAt: 300_000 };

/** Lets in whomever coturn with `use-auth-secret` would. */
const letsIn: VideoUnderTest["letsIn"] = async ({ iceServers }, { participantId, at }) => {
  const { username, credential } = iceServers.find(({ urls }) => urls === TURN) ?? {};
  const [until, name] = (username ?? "").split(":");
  const expected = createHmac("sha1", SECRET)
    .update(username ?? "")
    .digest("base64");
  const isInTime = Number(until) * SECOND_MS >= at;
  return credential === expected && isInTime && name === String(participantId);
};

describeVideo("browsers and TURN servers", async () => ({
  video: createBrowserVideo({ stunUrls: STUN, turnUrls: TURN, turnSecret: SECRET }),
  letsIn,
}));

describe("video from browser to browser", () => {
  it("needs no servers", async () => {
    const video = createBrowserVideo();
    expect(video.provider).toBe("BROWSER");
    expect(await video.admit(ADA)).toEqual({
      appId: "",
      token: "",
      iceServers: [],
      isRelayOnly: false,
    });
  });

  it("names STUN servers without credentials, and TURN servers with those of the participant", async () => {
    const video = createBrowserVideo({
      stunUrls: STUN,
      turnUrls: TURN,
      turnSecret: "secret",
      isRelayOnly: true,
    });
    // `printf 300:7 | openssl dgst -sha1 -hmac secret -binary | base64`
    const credential = "iqbzMwoG5N3VBV7p6q8kGEvUWow=";
    expect(await video.admit(ADA)).toEqual({
      appId: "",
      token: "",
      iceServers: [
        { urls: STUN, username: null, credential: null },
        { urls: TURN, username: "300:7", credential },
      ],
      isRelayOnly: true,
    });
  });
});
