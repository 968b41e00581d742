import { zipSync } from "fflate";
import { QR_SIZES_IN_PX } from "../../../domain/shared/limits.ts";
import { fitInto, qrModules, runsOf, type QrModules } from "./qrModules.ts";

/**
 * The QR code of an address as PNG pictures in all sizes, in one zip file. Rejects if the browser
 * can't draw one.
 */
export async function zipQrCodes(options: { address: string; name: string }): Promise<Blob> {
  const modules = qrModules(options.address);
  const pictures = await Promise.all(
    QR_SIZES_IN_PX.map(async (size) => {
      const bytes = await pngOf(modules, size);
      return [`${options.name}-qr-${size}.png`, bytes] as const;
    }),
  );
  // Uncompressed: PNG is compressed already.
  const zip = zipSync(Object.fromEntries(pictures), { level: 0 });
  return new Blob([new Uint8Array(zip)], { type: "application/zip" });
}

async function pngOf(modules: QrModules, sizeInPx: number): Promise<Uint8Array> {
  const canvas = document.createElement("canvas");
  canvas.width = sizeInPx;
  canvas.height = sizeInPx;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, sizeInPx, sizeInPx);
  pen.fillStyle = "black";
  const { module, margin } = fitInto(sizeInPx, modules);
  for (const { x, y, length } of runsOf(modules)) {
    pen.fillRect(margin + x * module, margin + y * module, length * module, module);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser makes no PNG.");
  return new Uint8Array(await blob.arrayBuffer());
}
