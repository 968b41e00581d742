import { squareOf, type Crop } from "./crop.ts";

/**
 * The square as a JPEG, made on this device; transparency becomes white. Rejects if the browser
 * can't draw it.
 */
export function cutSquare(
  image: HTMLImageElement,
  {
    crop,
    edgeMax,
    quality,
  }: {
    crop: Crop;
    /** In pixels; a smaller square is not enlarged. */
    edgeMax: number;
    /** 0 to 1. */
    quality: number;
  },
): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { left, top, edge } = squareOf(crop, { width, height });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.min(edgeMax, Math.round(edge)));
  const paper = canvas.getContext("2d");
  if (paper === null) return Promise.reject(new Error("There is no canvas."));
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(image, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error("The picture could not be drawn.")) : resolve(blob);
    canvas.toBlob(take, "image/jpeg", quality);
  });
}
