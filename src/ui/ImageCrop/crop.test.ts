import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Crop, WHOLE, ZOOM_MAX, movedBy, squareOf, zoomedTo } from "./crop.ts";

const WIDE = { width: 400, height: 200 };

describe("the square of a picture", () => {
  it("is at first the largest in the middle", () => {
    expect(squareOf(WHOLE, WIDE)).toEqual({ left: 100, top: 0, edge: 200 });
    expect(squareOf(WHOLE, { width: 200, height: 600 })).toEqual({ left: 0, top: 200, edge: 200 });
  });

  it("is smaller the more it is zoomed, around its middle", () => {
    const zoomed = zoomedTo(WHOLE, { size: WIDE, zoom: 200 });
    expect(squareOf(zoomed, WIDE)).toEqual({ left: 150, top: 50, edge: 100 });
  });

  it("keeps the point under two fingers", () => {
    const around = { right: 0.25, down: 0.75 };
    const zoomed = zoomedTo(WHOLE, { size: WIDE, zoom: 200, around });
    const { left, top, edge } = squareOf(zoomed, WIDE);
    expect(left + edge * around.right).toBeCloseTo(150);
    expect(top + edge * around.down).toBeCloseTo(150);
  });

  it("moves by parts of its edge, and stops at the picture's edges", () => {
    const moved = movedBy(WHOLE, { size: WIDE, right: 0.25, down: 0.25 });
    expect(squareOf(moved, WIDE)).toEqual({ left: 150, top: 0, edge: 200 });
    const far = movedBy(WHOLE, { size: WIDE, right: 10, down: 0 });
    expect(squareOf(far, WIDE).left).toBe(200);
  });

  it("has limits of its zoom", () => {
    expect(zoomedTo(WHOLE, { size: WIDE, zoom: 1 }).zoom).toBe(100);
    expect(zoomedTo(WHOLE, { size: WIDE, zoom: 10_000 }).zoom).toBe(ZOOM_MAX);
  });

  it("lies within the picture, whatever is done to it", () => {
    const step = fc.record({
      zoom: fc.double({ min: 0, max: 1000, noNaN: true }),
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    const edge = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(edge, edge, fc.array(step, { maxLength: 20 }), (width, height, steps) => {
        const size = { width, height };
        const crop = steps.reduce<Crop>(
          (now, { zoom, right, down }) =>
            movedBy(zoomedTo(now, { size, zoom }), { size, right, down }),
          WHOLE,
        );
        const square = squareOf(crop, size);
        expect(square.edge).toBeGreaterThan(0);
        expect(square.left).toBeGreaterThanOrEqual(0);
        expect(square.top).toBeGreaterThanOrEqual(0);
        expect(square.left + square.edge).toBeLessThanOrEqual(width + 1e-6);
        expect(square.top + square.edge).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});
