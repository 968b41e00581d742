import { AccessToken2, ServiceRtc, kRtcServiceType } from "agora-token/src/AccessToken2.js";
import { describe, expect, it } from "vitest";
import { SECOND_MS } from "../../../src/domain/shared/limits.ts";
import { createAgoraVideo } from "./agora.ts";
import { type VideoUnderTest, describeVideo } from "./contract.ts";

const KEYS = {
  appId: "970ca35de60c44645bbae8a215061b33",
  appCertificate: "5cfd2fd1755d40ecb72977518be15d3b",
};
const PUBLISHES = [
  ServiceRtc.kPrivilegeJoinChannel,
  ServiceRtc.kPrivilegePublishAudioStream,
  ServiceRtc.kPrivilegePublishVideoStream,
];

/** What a token says, if it was signed with the certificate; else null. */
function readToken(token: string, appCertificate = KEYS.appCertificate) {
  const read = new AccessToken2("", "", 0, 0);
  if (!read.from_string(token) || !read.verifySignature(appCertificate)) return null;
  const [service] = read.getServices(kRtcServiceType);
  if (service === undefined) return null;
  const { issueTs, expire, salt } = read;
  const privileges = service.__privileges;
  const [channel, uid] = [service.__channel_name, service.__uid].map(String);
  return { issueTs, expire, salt, channel, uid, privileges };
}

/** Lets in whomever Agora would. */
const letsIn: VideoUnderTest["letsIn"] = async ({ appId, token }, entering) => {
  const read = readToken(token);
  if (read === null || appId !== KEYS.appId) return false;
  const isTheirs =
    read.channel === entering.channelId && read.uid === String(entering.participantId);
  const age = entering.at / SECOND_MS - read.issueTs;
  const mayPublish = PUBLISHES.every((privilege) => age < (read.privileges[privilege] ?? 0));
  return isTheirs && mayPublish && age >= 0 && age < read.expire;
};

describeVideo("Agora", async () => ({ video: createAgoraVideo(KEYS), letsIn }));

describe("video over Agora", () => {
  const ADA = { channelId: "chn_1", participantId: 7, now: 1_900_000_000_000 };
  const admit = (keys = KEYS) =>
    createAgoraVideo(keys).admit({ ...ADA, expiresAt: ADA.now + 300_000 });

  it("signs for one channel and one number, from the product's time on", async () => {
    const admission = await admit();
    const { appId, token, iceServers } = admission;
    expect(appId).toBe(KEYS.appId);
    expect(iceServers).toEqual([]);
    expect(readToken(token)).toEqual({
      issueTs: 1_900_000_000,
      expire: 300,
      salt: expect.any(Number),
      channel: "chn_1",
      uid: "7",
      privileges: Object.fromEntries(PUBLISHES.map((privilege) => [privilege, 300])),
    });
    expect(await letsIn(admission, { ...ADA, channelId: "chn_2", at: ADA.now })).toBe(false);
  });

  it("signs with the certificate: the same salt gives the same token, another one none", async () => {
    const { token } = await admit();
    const again = new AccessToken2(KEYS.appId, KEYS.appCertificate, 1_900_000_000, 300);
    again.salt = readToken(token)?.salt ?? 0;
    const service = new ServiceRtc("chn_1", 7);
    for (const privilege of PUBLISHES) service.add_privilege(privilege, 300);
    again.add_service(service);
    expect(again.build()).toBe(token);
    expect(readToken(token, KEYS.appId)).toBeNull();
  });

  it.each([
    [{ appId: "" }, "AGORA_APP_ID must be 32 hexadecimal digits"],
    [{ appId: `${KEYS.appId}0` }, "AGORA_APP_ID must be 32 hexadecimal digits"],
    [{ appCertificate: KEYS.appCertificate.slice(1) }, "AGORA_APP_CERTIFICATE must be 32"],
    [{ appCertificate: KEYS.appCertificate.replace("5", "g") }, "AGORA_APP_CERTIFICATE must be"],
  ])("does not begin with %j, for which tokens would be empty", (wrong, sentence) => {
    expect(() => createAgoraVideo({ ...KEYS, ...wrong })).toThrow(sentence);
  });
});
