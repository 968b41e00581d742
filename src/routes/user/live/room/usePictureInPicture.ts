import { useEffect } from "react";
import { LARGE_PICTURE } from "./Stage.tsx";

/** What not every browser has. */
type WithPictures = Partial<
  Pick<Document, "pictureInPictureEnabled" | "pictureInPictureElement" | "exitPictureInPicture">
>;

/** The large picture in a small window over all others, where the browser has such windows. */
export function usePictureInPicture() {
  useEffect(() => {
    const page: WithPictures = document;
    return () => {
      if (page.pictureInPictureElement) void page.exitPictureInPicture?.();
    };
  }, []);
  const page: WithPictures = typeof document === "undefined" ? {} : document;
  return {
    isSupported: page.pictureInPictureEnabled === true,
    toggle: () => {
      const video = document.querySelector<HTMLVideoElement>(`[${LARGE_PICTURE}] video`);
      const {
        requestPictureInPicture,
      }: Partial<Pick<HTMLVideoElement, "requestPictureInPicture">> = video ?? {};
      const change = page.pictureInPictureElement
        ? page.exitPictureInPicture?.()
        : video && requestPictureInPicture?.call(video);
      // Refused before the picture has come.
      change?.catch(() => undefined);
    },
  };
}
