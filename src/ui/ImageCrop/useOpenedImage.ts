import { useEffect, useState } from "react";

/** A picture file being opened. `failed`: the browser can't open it. */
export type OpenedImage =
  | { state: "opening" | "failed" }
  | { state: "open"; image: HTMLImageElement };

/** Opens a local picture; nothing of it leaves the browser. */
export function useOpenedImage(file: Blob): OpenedImage {
  const [opened, setOpened] = useState<{ file: Blob; image: HTMLImageElement | null }>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    let isWanted = true;
    const show = (result: HTMLImageElement | null) => {
      if (isWanted) setOpened({ file, image: result });
    };
    image.decode().then(
      () => show(image),
      () => show(null),
    );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  if (opened?.file !== file) return { state: "opening" };
  return opened.image === null ? { state: "failed" } : { state: "open", image: opened.image };
}
