import { MediaError } from "../port.ts";

interface Wanted {
  constraints: MediaStreamConstraints;
  resolve: (stream: { getTracks(): MediaStreamTrack[] }) => void;
  reject: (error: unknown) => void;
}

type Ask = (constraints: MediaStreamConstraints) => Promise<Pick<MediaStream, "getTracks">>;

/**
 * Asks for a camera and a microphone that are wanted at the same moment in one question: a browser
 * then asks its person once. Where both can't be had together, each is asked for by itself.
 */
export function askTogether(ask: Ask): Ask {
  let wanted: Wanted[] = [];

  const alone = ({ constraints, resolve, reject }: Wanted) => {
    ask(constraints).then(resolve, reject);
  };

  const askAll = async (all: readonly Wanted[]) => {
    const video = all.filter(({ constraints }) => constraints.video !== undefined);
    const audio = all.filter(({ constraints }) => constraints.audio !== undefined);
    const [camera, microphone] = [video[0], audio[0]];
    if (all.length !== 2 || camera === undefined || microphone === undefined) {
      return all.forEach(alone);
    }
    try {
      const both = await ask({ ...camera.constraints, ...microphone.constraints });
      const ofKind = (kind: string) => both.getTracks().filter((track) => track.kind === kind);
      camera.resolve({ getTracks: () => ofKind("video") });
      microphone.resolve({ getTracks: () => ofKind("audio") });
    } catch (error) {
      if (!isRefusal(error)) return all.forEach(alone);
      for (const { reject } of all) reject(error);
    }
  };

  return (constraints) =>
    new Promise((resolve, reject) => {
      wanted.push({ constraints, resolve, reject });
      if (wanted.length > 1) return;
      queueMicrotask(() => {
        const all = wanted;
        wanted = [];
        void askAll(all);
      });
    });
}

/** The person, or the browser for them, said no: they are not asked again for each. */
const isRefusal = (error: unknown) => error instanceof MediaError && error.trouble === "DENIED";
