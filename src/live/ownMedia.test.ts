import { describe, expect, it } from "vitest";
import { MediaError, type MediaSource } from "../devices/video/port.ts";
import { settle } from "../session/testing/fakeBrowser.ts";
import { outgoingOf } from "./ownMedia.ts";
import {
  CAMERA,
  FakeTrack,
  createDevice,
  createOpen,
  createOwn,
  createTabStorage,
} from "./testing/ownMediaScene.ts";

describe("one's own camera and microphone", () => {
  it("are asked for when they are opened, and not before", async () => {
    const { own, asked, give, shown, lights } = createOwn();
    own.start();
    expect([asked(), shown()]).toEqual([[], ["on", "on", null]]);
    void own.open();
    expect(asked()).toEqual(["camera", "microphone"]);
    await give("camera");
    expect(shown()).toEqual(["camera", "on", null]);
    await give("microphone");
    expect(shown()).toEqual(["camera", "microphone", null]);
    expect(lights()).toEqual(["camera", "microphone"]);
  });

  it("tell their listeners, until they stop listening", async () => {
    const { own, give, refuse } = createOwn();
    own.start();
    let changes = 0;
    const stop = own.subscribe(() => (changes += 1));
    void own.open();
    await give("camera");
    expect(changes).toBe(1);
    stop();
    await refuse("microphone", "NONE");
    expect(changes).toBe(1);
  });

  it("are not opened twice", async () => {
    const { own, asked } = await createOpen();
    await own.open();
    expect(asked()).toEqual([]);
  });

  it("leave one light on when they are opened twice at once", async () => {
    const { own, give, lights, shown } = createOwn();
    own.start();
    void own.open();
    void own.open();
    await give("camera", "first");
    await give("camera", "second");
    await give("microphone", "third");
    await give("microphone", "fourth");
    expect(lights()).toEqual(["second", "fourth"]);
    expect(shown()).toEqual(["second", "fourth", null]);
  });

  it("go dark when they are switched off, each for itself", async () => {
    const { own, lights, shown } = await createOpen();
    await own.toggle("camera");
    expect(lights()).toEqual(["microphone"]);
    expect(shown()).toEqual(["off", "microphone", null]);
    await own.toggle("microphone");
    expect(lights()).toEqual([]);
  });

  it("are not opened by the end that switching off is", async () => {
    const { own, asked, camera } = await createOpen();
    await own.toggle("camera");
    camera.end();
    expect(asked()).toEqual([]);
  });

  it("leave no light on when they come after they were switched off", async () => {
    const { own, give, lights, shown } = createOwn();
    own.start();
    void own.open();
    void own.toggle("camera");
    await give("camera");
    expect(lights()).toEqual([]);
    expect(shown()).toEqual(["off", "on", null]);
  });

  it("are as the last of several quick presses says", async () => {
    const { own, asked, give, lights, shown } = await createOpen();
    for (let presses = 0; presses < 4; presses += 1) void own.toggle("camera");
    expect(asked()).toEqual(["camera", "camera"]);
    await give("camera", "late");
    expect(lights()).toEqual(["microphone"]);
    await give("camera", "wanted");
    expect(shown()).toEqual(["wanted", "microphone", null]);
    void own.toggle("camera");
    void own.toggle("camera");
    void own.toggle("camera");
    await give("camera", "late");
    expect(lights()).toEqual(["microphone"]);
    expect(shown()).toEqual(["off", "microphone", null]);
  });

  it("come in any order when they were pressed quickly", async () => {
    const device = createDevice();
    const opened: ((track: FakeTrack) => void)[] = [];
    const track = () => new Promise<FakeTrack>((resolve) => opened.push(resolve));
    device.media.openCamera = track as never;
    const { own, shown } = createOwn({ device });
    own.start();
    void own.open();
    void own.toggle("camera");
    void own.toggle("camera");
    const [late, wanted] = [new FakeTrack("late"), new FakeTrack("wanted")];
    opened[1]?.(wanted);
    await settle(3);
    opened[0]?.(late);
    await settle(3);
    expect(shown()[0]).toBe("wanted");
    expect([late.readyState, wanted.readyState]).toEqual(["ended", "live"]);
  });

  it("say why they can't be had, and are tried again", async () => {
    const { own, give, refuse, shown, asked } = createOwn();
    own.start();
    void own.open();
    await refuse("camera", "DENIED");
    await refuse("microphone", null);
    expect(shown()).toEqual(["DENIED", "FAILED", null]);
    void own.open();
    await refuse("camera", "IN_USE");
    await give("microphone");
    expect(shown()).toEqual(["IN_USE", "microphone", null]);
    void own.open();
    expect(asked()).toEqual(["camera"]);
    await give("camera");
    expect(own.state().camera.trouble).toBeNull();
  });

  it("say nothing of what was wrong once they are switched off", async () => {
    const { own, refuse, shown } = createOwn();
    own.start();
    void own.open();
    await refuse("camera", "DENIED");
    await own.toggle("camera");
    expect(shown()).toEqual(["off", "on", null]);
  });

  it("say nothing of one that was switched off before it failed", async () => {
    const { own, refuse, shown } = createOwn();
    own.start();
    void own.open();
    void own.toggle("camera");
    await refuse("camera", "DENIED");
    expect(shown()).toEqual(["off", "on", null]);
  });

  it("are replaced by another when they are unplugged, or say that there is none", async () => {
    const { camera, asked, give, refuse, shown, lights } = await createOpen();
    camera.end();
    expect(asked()).toEqual(["camera"]);
    const other = await give("camera", "other");
    expect(shown()[0]).toBe("other");
    other.end();
    await refuse("camera", "NONE");
    expect(shown()[0]).toBe("NONE");
    expect(lights()).toEqual(["microphone"]);
  });

  it("are the ones that were chosen, of which the former is closed first", async () => {
    const { own, asked, give, lights, shown } = await createOpen();
    void own.choose("camera", "back");
    // A phone opens no second camera while the first is on.
    expect(lights()).toEqual(["microphone"]);
    expect(asked()).toEqual(["camera back"]);
    await give("camera", "back camera");
    expect(shown()).toEqual(["back camera", "microphone", null]);
    expect(own.state().camera.chosen).toBe("back");
  });

  it("are switched on by choosing, and the last choice counts", async () => {
    const { own, asked, give, lights, shown } = await createOpen();
    await own.toggle("camera");
    void own.choose("camera", "front");
    void own.choose("camera", "back");
    expect(asked()).toEqual(["camera front", "camera back"]);
    await give("camera", "front camera");
    expect(lights()).toEqual(["microphone"]);
    await give("camera", "back camera");
    expect(shown()[0]).toBe("back camera");
  });

  it("say what is wrong with a chosen one, with no light left on", async () => {
    const { own, refuse, shown, lights } = await createOpen();
    void own.choose("camera", "back");
    await refuse("camera", "IN_USE");
    expect(shown()[0]).toBe("IN_USE");
    expect(lights()).toEqual(["microphone"]);
  });
});

describe("what the device has", () => {
  it("is listed once something was opened, and when something is plugged in", async () => {
    const { own, setSources, refuse } = createOwn();
    own.start();
    setSources([CAMERA]);
    await settle(3);
    expect(own.state().sources).toEqual([CAMERA]);
    setSources([]);
    await settle(3);
    expect(own.state().sources).toEqual([]);
    void own.open();
    await refuse("camera", "DENIED");
    await refuse("microphone", "DENIED");
    expect(own.state().sources).toEqual([]);
  });

  it("is listed with names once something that was off is switched on", async () => {
    const storage = createTabStorage();
    const off = { isOn: false, chosen: null };
    storage.fill(JSON.stringify({ camera: off, microphone: off }));
    const device = createDevice();
    const found: MediaSource[] = [];
    device.media.list = async () => [...found];
    const { own, give } = createOwn({ storage, device });
    own.start();
    await own.open();
    expect(own.state().sources).toEqual([]);
    void own.toggle("camera");
    // The browser tells them from now on, and not that they have changed.
    found.push(CAMERA);
    await give("camera");
    expect(own.state().sources).toEqual([CAMERA]);
  });

  it("is nothing where it can't be listed", async () => {
    const device = createDevice();
    device.media.list = () => Promise.reject(new MediaError("FAILED"));
    const { own, give } = createOwn({ device });
    own.start();
    const opening = own.open();
    await give("camera");
    await give("microphone");
    await expect(opening).resolves.toBeUndefined();
    expect(own.state().sources).toEqual([]);
  });
});

describe("a shared screen", () => {
  it("goes to the other side instead of the camera, until it is stopped", async () => {
    const { own, give, lights, shown } = await createOpen();
    const { camera, microphone } = own.state();
    const withCamera = { microphone: microphone.track, picture: camera.track, isScreen: false };
    expect(outgoingOf(own.state())).toEqual(withCamera);
    void own.shareScreen();
    await give("screen");
    const { screen } = own.state();
    expect(outgoingOf(own.state())).toEqual({ ...withCamera, picture: screen, isScreen: true });
    own.stopScreen();
    expect(outgoingOf(own.state())).toEqual(withCamera);
    expect(lights()).toEqual(["camera", "microphone"]);
    expect(shown()[2]).toBeNull();
  });

  it("is gone when the browser's own button stops it", async () => {
    const { own, give, shown } = await createOpen();
    void own.shareScreen();
    const screen = await give("screen");
    screen.end();
    expect(shown()[2]).toBeNull();
  });

  it("stays when an earlier one ends, which it replaces", async () => {
    const { own, give, shown, lights } = await createOpen();
    void own.shareScreen();
    const first = await give("screen", "first");
    void own.shareScreen();
    await give("screen", "second");
    expect(lights()).toEqual(["camera", "microphone", "second"]);
    first.end();
    expect(shown()[2]).toBe("second");
  });

  it("is not shared when nobody chooses one, which is told", async () => {
    const { own, refuse, shown } = await createOpen();
    const sharing = own.shareScreen();
    sharing.catch(() => undefined);
    await refuse("screen", "CANCELLED");
    await expect(sharing).rejects.toMatchObject({ trouble: "CANCELLED" });
    expect(shown()[2]).toBeNull();
  });
});
