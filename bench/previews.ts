import { setTimeout as pause } from "node:timers/promises";
import { createMedia } from "../server/media/media.ts";
import { DRAWING } from "../server/media/limits.ts";
import { residentBytes } from "../server/media/residentBytes.ts";
import { HARMLESS, UNDRAWABLE } from "../server/testing/files/hostileDocuments.ts";
import { photo } from "../server/testing/files/hostilePictures.ts";
import { deck } from "../server/testing/files/pdfs.ts";
import { ownMediaChildren } from "../server/testing/mediaChildren.ts";
import { type Figure, none, plain } from "./table.ts";

const MEGABYTE = 1024 * 1024;
const SLIDES = 30;
const PREVIEWED = 3;
/** How often a child's memory is sampled, in milliseconds. */
const LOOK_MS = 20;
/** How much more a server may hold after hostile documents, in megabytes. */
const LEFT_MAX = 32;

/** With other programs running, a figure may be higher; it still counts. */
const media = createMedia({
  now: () => performance.now(),
  drawing: { ...DRAWING, wallMs: 300_000 },
});

async function* once(bytes: Uint8Array) {
  yield bytes;
}
const draw = (bytes: Uint8Array) =>
  media.drawPreview({
    creatorId: "usr_1",
    content: once(bytes),
    signal: new AbortController().signal,
  });

/** What previews of documents and pictures of people take, and what hostile ones leave. */
export async function measurePreviews({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const rounds = isQuick ? 3 : 15;
  const slides = deck(Array.from({ length: SLIDES }, (_, slide) => `Slide ${slide + 1}`));
  const onlyStart = new TextEncoder().encode("%PDF-1.7\n");
  const picture = new Uint8Array(await photo({ width: 4000, height: 3000 }).jpeg().toBuffer());
  const whole = await middle(rounds, () => draw(slides));
  const start = await middle(rounds, () => draw(onlyStart));
  return [
    plain({
      name: `preview of ${SLIDES} slides, with its process`,
      measured: milliseconds(whole.time),
      against: `${milliseconds(start.time)}, its process alone`,
    }),
    plain({
      name: "a page of a preview",
      measured: milliseconds((whole.time - start.time) / PREVIEWED),
    }),
    plain({
      name: "memory of the process that draws, at its peak",
      measured: megabytes(whole.peak),
      against: `${megabytes(DRAWING.memory)}, its limit`,
    }),
    plain({
      name: "profile picture of 12 megapixels, with its process",
      measured: milliseconds((await middle(rounds, () => media.recodePicture(once(picture)))).time),
    }),
    ...(await afterHostile()),
  ];
}

/** What hostile documents took and left, one after another. */
async function afterHostile(): Promise<Figure[]> {
  const before = process.memoryUsage.rss();
  let longest = 0;
  let peak = 0;
  const all = Object.values({ ...UNDRAWABLE, ...HARMLESS });
  for (const make of all) {
    const bytes = make();
    const { time, peak: own } = await measured(() => draw(bytes));
    longest = Math.max(longest, time);
    peak = Math.max(peak, own);
  }
  const left = (process.memoryUsage.rss() - before) / MEGABYTE;
  return [
    plain({
      name: `the longest of ${all.length} hostile documents`,
      measured: milliseconds(longest),
    }),
    plain({ name: "memory of the process for the hungriest of them", measured: megabytes(peak) }),
    {
      name: "what the server holds more after them",
      measured: `${Math.round(left)} MB`,
      against: "",
      ratio: null,
      aim: `at most ${LEFT_MAX} MB`,
      isMet: left <= LEFT_MAX,
    },
    none({
      name: "processes left over from them",
      count: (await ownMediaChildren()).length,
      unit: "processes",
    }),
  ];
}

/** The median time of several rounds, and the highest peak. */
async function middle(rounds: number, work: () => Promise<unknown>) {
  const all: { time: number; peak: number }[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measured(work));
  const times = all.map(({ time }) => time).sort((a, b) => a - b);
  return {
    time: times[Math.floor(rounds / 2)] ?? 0,
    peak: Math.max(...all.map(({ peak }) => peak)),
  };
}

/** Its time, and how much memory the child held that did it. */
async function measured(work: () => Promise<unknown>) {
  const over = new AbortController();
  const looking = peakOfChild(over.signal);
  const began = performance.now();
  await work();
  const time = performance.now() - began;
  over.abort();
  return { time, peak: await looking };
}

async function peakOfChild(signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    const children = (await ownMediaChildren()).map(({ pid }) => residentBytes(pid));
    const all = (await Promise.all(children)).map((bytes) => bytes ?? 0);
    peak = Math.max(peak, ...all);
    await pause(LOOK_MS);
  }
  return peak;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;
const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
