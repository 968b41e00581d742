import { existsSync } from "node:fs";
import { version } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { pdfFiles, servePdfFiles } from "./pdfFiles.ts";

describe("the files that PDF.js needs in addition to its code", () => {
  it("are its worker, character maps, fonts, decoders and colour profile", () => {
    const files = pdfFiles();
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "pdf.worker.min.mjs",
        "cmaps/UniJIS-UTF16-H.bcmap",
        "standard_fonts/FoxitSerif.pfb",
        "standard_fonts/LiberationSans-Regular.ttf",
        "wasm/openjpeg.wasm",
        "wasm/jbig2.wasm",
        "wasm/qcms_bg.wasm",
        "iccs/CGATS001Compat-v2-micro.icc",
      ]),
    );
    expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  });

  it("have nothing that runs a document's own scripts", () => {
    expect([...pdfFiles().keys()].filter((name) => /quickjs|sandbox/i.test(name))).toEqual([]);
  });

  it("are built into the folder of the version that asks for them", () => {
    const emitted: string[] = [];
    const { generateBundle } = servePdfFiles();
    const emitFile = ({ fileName }: { fileName: string }) => void emitted.push(fileName);
    (generateBundle as (this: unknown) => void).call({ emitFile });
    expect(emitted).toContain(`assets/pdfjs-${version}/wasm/openjpeg.wasm`);
    expect(emitted.filter((name) => !name.startsWith(`assets/pdfjs-${version}/`))).toEqual([]);
  });
});
