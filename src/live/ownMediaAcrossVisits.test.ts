import { describe, expect, it } from "vitest";
import { type MediaSource } from "../devices/video/port.ts";
import { settle } from "../session/testing/fakeBrowser.ts";
import {
  CAMERA,
  createDevice,
  createOpen,
  createOwn,
  createTabStorage,
} from "./testing/ownMediaScene.ts";

describe("a reload", () => {
  it("keeps what was chosen and switched off", async () => {
    const { own, storage, give } = await createOpen();
    void own.choose("camera", "back");
    await give("camera");
    await own.toggle("microphone");
    const { own: reloaded, asked } = createOwn({ storage });
    reloaded.start();
    void reloaded.open();
    expect(asked()).toEqual(["camera back"]);
    expect(reloaded.state().microphone).toMatchObject({ isOn: false, chosen: null });
  });

  it("keeps it also after the page has closed everything", async () => {
    const { own, storage, stop } = await createOpen();
    await own.toggle("camera");
    stop();
    const { shown } = createOwn({ storage });
    expect(shown()).toEqual(["off", "on", null]);
  });

  it.each(["", "{", "null", "5", "[]", '{"camera":null}'])(
    "begins with all on where %j was kept",
    (kept) => {
      const storage = createTabStorage();
      storage.fill(kept);
      expect(createOwn({ storage }).shown()).toEqual(["on", "on", null]);
    },
  );
});

describe("leaving the page", () => {
  it("leaves no light on, and nobody listening", async () => {
    const { own, stop, give, lights, listeners, shown, setSources } = await createOpen();
    void own.shareScreen();
    await give("screen");
    stop();
    expect([lights(), listeners()]).toEqual([[], 0]);
    expect(shown()).toEqual(["on", "on", null]);
    setSources([CAMERA]);
    await settle(3);
    expect(own.state().sources).toEqual([]);
  });

  it("leaves no light on for what comes later", async () => {
    const { own, give, lights, shown } = createOwn();
    const stop = own.start();
    void own.open();
    void own.shareScreen();
    stop();
    await give("camera");
    await give("microphone");
    await give("screen");
    expect(lights()).toEqual([]);
    expect(shown()).toEqual(["on", "on", null]);
  });

  it("forgets what was asked for before, also after coming back", async () => {
    const { own, give, lights, shown } = createOwn();
    const stop = own.start();
    void own.open();
    stop();
    own.start();
    await give("camera");
    expect(lights()).toEqual([]);
    expect(shown()).toEqual(["on", "on", null]);
  });

  it("forgets what the device lists later", async () => {
    const device = createDevice();
    let listed = (_: MediaSource[]) => {};
    device.media.list = () => new Promise((resolve) => void (listed = resolve));
    const { own, setSources } = createOwn({ device });
    const stop = own.start();
    setSources([CAMERA]);
    stop();
    listed([CAMERA]);
    await settle(3);
    expect(own.state().sources).toEqual([]);
  });

  it("is undone by coming back: what was opened first is closed, then opened again", async () => {
    // As React does it in its strict mode.
    const { own, asked, give, lights, shown, listeners } = createOwn();
    const stop = own.start();
    void own.open();
    stop();
    const stopAgain = own.start();
    void own.open();
    expect(asked()).toEqual(["camera", "microphone", "camera", "microphone"]);
    await give("camera", "first");
    await give("microphone", "second");
    expect(lights()).toEqual([]);
    await give("camera", "third");
    await give("microphone", "fourth");
    expect(shown()).toEqual(["third", "fourth", null]);
    expect([lights(), listeners()]).toEqual([["third", "fourth"], 1]);
    stopAgain();
    expect([lights(), listeners()]).toEqual([[], 0]);
  });

  it("listens to nothing where a browser has no camera at all", () => {
    const device = createDevice();
    device.media.isSupported = false;
    const { own, listeners } = createOwn({ device });
    const stop = own.start();
    expect(listeners()).toBe(0);
    stop();
  });
});
