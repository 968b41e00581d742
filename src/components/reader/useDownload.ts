import { useState } from "react";
import { failureText } from "../../calls/failure.ts";
import { saveFile } from "../exports/saveFile.ts";

interface Download {
  /** Its progress, or why it failed; null without either. */
  note: string | null;
  start(): void;
  /** Removes the note. */
  clear(): void;
}

/** Downloads a file and saves it under a name. */
export function useDownload({
  file,
  fileName,
}: {
  file: () => Promise<Blob>;
  fileName: string;
}): Download {
  const [note, setNote] = useState<string | null>(null);
  const download = async () => {
    setNote("Downloading…");
    try {
      saveFile(await file(), fileName);
      setNote(null);
    } catch (error) {
      setNote(failureText(error));
    }
  };
  return { note, start: () => void download(), clear: () => setNote(null) };
}
