import type { Level } from "../port.ts";

/** A loud voice close to a microphone; the square root of the mean square of its samples. */
const LOUD = 0.25;
const SAMPLES = 1024;

/** Measures tracks, all with one audio context, which is closed when none is measured. */
export function createSoundMeter({
  createAudioContext,
  createStream,
}: {
  createAudioContext: () => AudioContext;
  createStream: (track: MediaStreamTrack) => MediaStream;
}): { measure(microphone: MediaStreamTrack): Level } {
  let shared: AudioContext | null = null;
  let measured = 0;

  return {
    measure: (microphone) => {
      shared ??= createAudioContext();
      measured += 1;
      const context = shared;
      // It may not run before the person has touched the page: the level is 0 until then.
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      const source = context.createMediaStreamSource(createStream(microphone));
      const analyser = context.createAnalyser();
      analyser.fftSize = SAMPLES;
      source.connect(analyser);
      const samples = new Float32Array(SAMPLES);
      let isStopped = false;
      return {
        read: () => {
          if (isStopped) return 0;
          analyser.getFloatTimeDomainData(samples);
          return Math.min(1, loudness(samples) / LOUD);
        },
        stop: () => {
          if (isStopped) return;
          isStopped = true;
          source.disconnect();
          measured -= 1;
          if (measured > 0) return;
          shared = null;
          void context.close();
        },
      };
    },
  };
}

function loudness(samples: Float32Array): number {
  let squares = 0;
  for (const sample of samples) squares += sample * sample;
  return Math.sqrt(squares / samples.length);
}
