import { useEffect, useState } from "react";
import { UPLOAD_ERROR_SHOWN_MS } from "../../../domain/shared/limits.ts";

/** A text about a file that could not be taken; it goes by itself (docs/product.md 11.4). */
export function useBriefText() {
  const [told, setTold] = useState<{ text: string }>();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), UPLOAD_ERROR_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return { text: told?.text, tell: (text: string) => setTold({ text }) };
}
