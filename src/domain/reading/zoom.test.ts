import { describe, expect, it } from "vitest";
import {
  boundedZoom,
  fitFor,
  fittingScale,
  scrollAround,
  zoomedByWheel,
  zoomedIn,
  zoomedOut,
  ZOOM_MAX,
} from "./zoom.ts";

const SLIDE = { width: 800, height: 450 };
const UPRIGHT = { width: 600, height: 800 };

describe("the scale that fits", () => {
  it("shows the whole page", () => {
    expect(fittingScale({ page: SLIDE, frame: { width: 400, height: 400 }, fit: "page" })).toBe(
      0.5,
    );
    expect(fittingScale({ page: UPRIGHT, frame: { width: 600, height: 400 }, fit: "page" })).toBe(
      0.5,
    );
  });

  it("fills the width, however tall the page is", () => {
    const frame = { width: 300, height: 100 };
    expect(fittingScale({ page: UPRIGHT, frame, fit: "width" })).toBe(0.5);
  });

  it("is 1 for what has no extent", () => {
    const nothing = { width: 0, height: 0 };
    expect(fittingScale({ page: nothing, frame: nothing, fit: "page" })).toBe(1);
    expect(fittingScale({ page: SLIDE, frame: nothing, fit: "page" })).toBe(1);
  });

  it("is the width's for a portrait page, on a phone", () => {
    expect(fitFor({ page: UPRIGHT, isPhone: true })).toBe("width");
    expect(fitFor({ page: UPRIGHT, isPhone: false })).toBe("page");
    expect(fitFor({ page: SLIDE, isPhone: true })).toBe("page");
  });
});

describe("a step of the zoom", () => {
  it("goes to the next step, also from between two", () => {
    expect(zoomedIn(1)).toBe(1.25);
    expect(zoomedIn(1.3)).toBe(1.5);
    expect(zoomedOut(1.3)).toBe(1.25);
    expect(zoomedOut(1.25)).toBe(1);
  });

  it("ends at the whole page and at five times of it", () => {
    expect(zoomedOut(1)).toBe(1);
    expect(zoomedIn(ZOOM_MAX)).toBe(ZOOM_MAX);
    expect(boundedZoom(0.2)).toBe(1);
    expect(boundedZoom(80)).toBe(ZOOM_MAX);
  });

  it("of the wheel leads back by the same turn", () => {
    const nearer = zoomedByWheel(2, -100);
    expect(nearer).toBeGreaterThan(2);
    expect(zoomedByWheel(nearer, 100)).toBeCloseTo(2);
  });

  it("follows the fingers on a trackpad, whose pinch is a wheel of small turns", () => {
    // Browsers send a hundred times the logarithm: doubling the distance sends 69 in all.
    let zoom = 1;
    for (let turn = 0; turn < 10; turn += 1) zoom = zoomedByWheel(zoom, -6.93);
    expect(zoom).toBeCloseTo(2);
  });
});

describe("scrolling after a zoom", () => {
  it("keeps what is under the pointer there", () => {
    // 300 of 1000 pixels from the start of the sheet are under it, and are 600 of 2000 afterwards.
    const axis = { scroll: 200, at: 100, frame: 500, before: 1000, after: 2000 };
    expect(scrollAround(axis)).toBe(500);
  });

  it("counts the margin of a sheet that was shorter than its frame", () => {
    const axis = { scroll: 0, at: 250, frame: 500, before: 300, after: 900 };
    expect(scrollAround(axis)).toBe(200);
  });

  it("never leaves the sheet", () => {
    expect(scrollAround({ scroll: 0, at: 0, frame: 500, before: 500, after: 1000 })).toBe(0);
    expect(scrollAround({ scroll: 500, at: 500, frame: 500, before: 1000, after: 400 })).toBe(0);
  });
});
