import { PDFDataRangeTransport } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DocumentPart } from "../../../documents/ranges.ts";
import { atMost } from "./atMost.ts";
import { READS_MAX, REST_BYTES } from "./limits.ts";
import { type Stretch, joinNeighbours } from "./stretches.ts";

interface TransportOptions {
  /** The document's first bytes, a whole chunk of them or all. */
  start: DocumentPart;
  read: (stretch: Stretch) => Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes did not come. PDF.js would wait for them for ever. */
  onFailure: (error: unknown) => void;
}

/** Gives PDF.js the stretches of a document that it asks for, and no others. */
export class RangeTransport extends PDFDataRangeTransport {
  readonly #options: TransportOptions;
  readonly #loaded: number;
  readonly #inTurn = atMost(READS_MAX);
  #wanted: Stretch[] = [];

  constructor(options: TransportOptions) {
    const { bytes, sizeInBytes } = options.start;
    const loaded = bytes.length;
    super(sizeInBytes, bytes, loaded === sizeInBytes);
    this.#options = options;
    this.#loaded = loaded;
  }

  /** PDF.js requests all that a page needs at once, by one call per range. */
  override requestDataRange(begin: number, end: number): void {
    this.#wanted.push({ begin, end });
    if (this.#wanted.length === 1) setTimeout(() => this.#sendWanted());
  }

  #sendWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = [];
    for (const { parts, ...stretch } of joinNeighbours(wanted)) {
      const read = () => this.#options.read(stretch);
      this.#inTurn(read)
        .then((bytes) => {
          for (const { begin, end } of parts) {
            this.onDataRange(begin, bytes.slice(begin - stretch.begin, end - stretch.begin));
          }
        })
        .catch(this.#options.onFailure);
    }
  }

  /**
   * Sends all the rest, front to back, while pages continue to request theirs. What a page has
   * requested already is sent again: PDF.js accepts no unrequested range except the next one.
   */
  async sendRest(): Promise<void> {
    for (let begin = this.#loaded; begin < this.length; begin += REST_BYTES) {
      const end = Math.min(begin + REST_BYTES, this.length);
      this.onDataProgressiveRead(await this.#options.read({ begin, end }));
    }
    this.onDataProgressiveDone();
  }
}
