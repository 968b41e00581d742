import { type ReactNode, useState } from "react";
import type { UploadDevice } from "../../src/devices/uploads/port.ts";
import { UploadDeviceContext } from "../../src/devices/uploads/uploadDevices.ts";

/** Uploads that the world answers at once: behind a service worker, browsers report no progress. */
export const quickUploads: UploadDevice =
  ({ onProgress }) =>
  async (input, init) => {
    onProgress(0);
    const answer = await fetch(input, init);
    onProgress(1);
    return answer;
  };

/** An upload that stalls at this share until it is cancelled. */
export function stuckUploads({ at }: { at: number }): UploadDevice {
  return ({ onProgress }) =>
    (_input, init) => {
      onProgress(at);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(new DOMException("The upload was cancelled.", "AbortError"));
          // The browser may still report what was in flight.
          onProgress(at);
        });
      });
    };
}

/** Uploads whose connection breaks, the first `times`. */
export function brokenUploads({ times = Infinity }: { times?: number } = {}): UploadDevice {
  let tries = 0;
  return (listener) =>
    async (...args) => {
      tries += 1;
      if (tries <= times) throw new TypeError("Failed to fetch");
      return quickUploads(listener)(...args);
    };
}

/**
 * For a story's `decorators`: the app uploads by this device, re-created each time it is played.
 */
export function withUploads(create: () => UploadDevice) {
  return function UploadsDecorator(Story: () => ReactNode) {
    return (
      <Uploads create={create}>
        <Story />
      </Uploads>
    );
  };
}

function Uploads({ create, children }: { create: () => UploadDevice; children: ReactNode }) {
  const [device] = useState(create);
  return <UploadDeviceContext value={device}>{children}</UploadDeviceContext>;
}
