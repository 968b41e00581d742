import { expect } from "vitest";
import { type LinePair, type TestLine, createLinePair, fakeTrack } from "./linePair.ts";

/* The host and the guest of the tests of a line, and what they send. */
export const HOST = 11;
export const GUEST = 22;
const MICROPHONE = fakeTrack("audio", "microphone");
export const CAMERA = fakeTrack("video", "camera");
export const SCREEN = fakeTrack("video", "screen");
export const ALL = { microphone: MICROPHONE, picture: CAMERA, isScreen: false };

/** A line of each. */
export interface Two extends LinePair {
  host: TestLine;
  guest: TestLine;
}

/** Lines that have not heard of each other. */
export async function openTwo(): Promise<Two> {
  const pair = createLinePair();
  const host = await pair.open({ id: HOST, isPolite: false });
  const guest = await pair.open({ id: GUEST, isPolite: true });
  return { ...pair, host, guest };
}

/** Lines that are up. */
export async function connectTwo(): Promise<Two> {
  const two = await openTwo();
  two.host.setPeer(GUEST);
  two.guest.setPeer(HOST);
  await two.timers.pass(100);
  expectUp(two);
  return two;
}

/** Both are up, with nothing to complain of. */
export function expectUp({ host, guest }: { host: TestLine; guest: TestLine }): void {
  expect([host, guest].map((line) => line.state().connection)).toEqual(["UP", "UP"]);
  expect([...host.logged, ...guest.logged]).toEqual([]);
}

/** The types of the descriptions among signals, in order. */
export const descriptionsIn = (sent: { data: string }[]) =>
  sent.flatMap(({ data }) => JSON.parse(data).description?.type ?? []);
