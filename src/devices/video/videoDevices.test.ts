import { expect, it } from "vitest";
import type { LineOptions } from "./port.ts";
import { browserVideoDevices, openLine } from "./videoDevices.ts";

const OPTIONS: LineOptions = {
  access: {
    provider: "BROWSER",
    appId: "",
    channelId: "channel",
    participantId: 1,
    token: "",
    iceServers: [],
    isRelayOnly: false,
  },
  renew: async () => null,
  isPolite: false,
  sendSignal: () => {},
  onChange: () => {},
  log: () => {},
  after: () => () => {},
};

it("opens the line of the browsers themselves, which touches nothing before a peer is there", async () => {
  const states: unknown[] = [];
  const line = await openLine({ ...OPTIONS, onChange: (state) => states.push(state) });
  line.setPeer(null);
  line.close();
  expect(states).toEqual([]);
});

it("opens no line of a provider that this page doesn't know", async () => {
  const access = { ...OPTIONS.access, provider: null };
  await expect(openLine({ ...OPTIONS, access })).rejects.toThrow(/doesn't know/);
});

it("can be had on a server, where there is no camera", () => {
  expect(browserVideoDevices().media.isSupported).toBe(false);
});
