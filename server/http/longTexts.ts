import type { ServerResponse } from "node:http";
import type { GraphQLError } from "graphql";
import { type LongText, type PutLongText, inThrees } from "../graphql/longText.ts";
import { callRefusal } from "./callRefusal.ts";
import { exactBytes } from "./exactBytes.ts";
import { PLACE_REFUSAL_STATUS, type PlaceRefusal, createPlaces } from "./places.ts";
import type { TransportLimits } from "./transportLimits.ts";

type LongTextLimits = Pick<
  TransportLimits,
  "longTextsAtOnce" | "longTextsPerPerson" | "longTextMs"
>;

/** The long texts of one call's answer. */
export interface CallTexts {
  put: PutLongText;
  isEmpty(): boolean;
  /**
   * The answer whose JSON has the words; null when it has no long text and can be sent as it is.
   */
  answerOf(json: string): { sizeInBytes: number; pieces: AsyncIterable<Uint8Array> } | null;
}

/** Places for answers with a long text, each of which keeps a file and a connection busy. */
export interface LongTexts {
  ofCall(call: { response: ServerResponse; personId: string | null }): CallTexts;
}

/**
 * Long texts go past the executor: the result has a secret word in their place, and where that
 * stands in the JSON, the file is read and sent piece by piece. So a document of 30 MB, 40 MB as
 * text, is never in memory as a whole, and other calls are answered between its pieces.
 */
export function createLongTexts(options: {
  limits: LongTextLimits;
  newSecret: () => string;
}): LongTexts {
  const { newSecret } = options;
  const { longTextsAtOnce: atOnce, longTextsPerPerson: perPerson, longTextMs } = options.limits;
  const places = createPlaces({ atOnce, perPerson, longestMs: longTextMs });
  return {
    ofCall: ({ response, personId }) => {
      const texts = new Map<string, LongText>();
      return {
        put: (text) => {
          const refusal = places.take({ response, personId: personId ?? "" });
          if (refusal !== null) throw tooMany(refusal);
          const word = `long-text-${newSecret()}`;
          texts.set(word, text);
          return word;
        },
        isEmpty: () => texts.size === 0,
        answerOf: (json) => {
          if (texts.size === 0) return null;
          const { sizeInBytes, pieces } = answerWith(texts, json);
          return { sizeInBytes, pieces: orCutOff(response, pieces) };
        },
      };
    },
  };
}

const RETRY_SECONDS = 5;

function tooMany(refusal: PlaceRefusal): GraphQLError {
  return callRefusal("RATE_LIMITED", {
    status: PLACE_REFUSAL_STATUS[refusal],
    nextStep: "Try again in a few seconds, or read the document in stretches.",
    headers: { "retry-after": String(RETRY_SECONDS) },
  });
}

function answerWith(texts: ReadonlyMap<string, LongText>, json: string) {
  // The words are letters, digits and dashes, and what stands between them never has one.
  const parts = json.split(new RegExp(`(${[...texts.keys()].join("|")})`));
  const pieces = parts.map((part) => texts.get(part) ?? Buffer.from(part));
  const sizes = pieces.map((piece) =>
    Buffer.isBuffer(piece) ? piece.length : base64Length(piece.sizeInBytes),
  );
  return { sizeInBytes: sizes.reduce((sum, size) => sum + size, 0), pieces: written(pieces) };
}

/**
 * When a file fails, which the storage has logged, the connection is closed: the client must not
 * take what it has for the whole, and the library that may send the pieces does not bear their
 * errors.
 */
async function* orCutOff(
  response: ServerResponse,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch {
    response.destroy();
  }
}

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

async function* written(pieces: readonly (Buffer | LongText)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else yield* base64(piece);
  }
}

async function* base64({ open, sizeInBytes }: LongText): AsyncGenerator<Uint8Array> {
  for await (const bytes of inThrees(exactBytes(open(), sizeInBytes))) {
    yield Buffer.from(Buffer.from(bytes.buffer, 0, bytes.length).toString("base64"), "latin1");
  }
}
