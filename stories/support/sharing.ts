import { fn, spyOn } from "storybook/test";

/** A clipboard of the story's own: a browser grants its real one only to the focused window. */
export const openClipboard = () => spyOn(navigator.clipboard, "writeText").mockResolvedValue();

/** As where a page may not write to the clipboard. */
export const closedClipboard = () =>
  spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));

/** For `beforeEach`: the device has a sheet to share by, as phones do. */
export const withShareSheet = () =>
  during({ canShare: () => true, share: fn(() => Promise.resolve()) });

/** For `beforeEach`: the device has no share sheet, like most desktops. */
export const withoutShareSheet = () => during({ canShare: () => false });

function during(abilities: Partial<Pick<Navigator, "canShare" | "share">>): () => void {
  Object.assign(navigator, abilities);
  return () => Object.keys(abilities).forEach((name) => Reflect.deleteProperty(navigator, name));
}
