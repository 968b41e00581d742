import { useEffect, useRef, useState } from "react";
import { onboardingDraftKey } from "../../../session/onboardingDraftKey.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";

/** The typed part of the beamer's onboarding. */
interface Draft {
  professionalTitle?: string | null | undefined;
  biography?: string | null | undefined;
}

/** Unsent input. It stays on this device, so that it survives a reload. */
export function useDraft(): {
  draft: ReturnType<typeof readDraft>;
  keep: (values: Draft) => void;
  forget: () => void;
} {
  const { storage } = useSession().host;
  const key = onboardingDraftKey(useMe());
  const [draft] = useState(() => readDraft(storage.getItem(key)));
  return {
    draft,
    keep: (values) => storage.setItem(key, JSON.stringify(values)),
    forget: () => storage.removeItem(key),
  };
}

/** Saves the input whenever it changes. */
export function useKeptDraft(values: Draft, keep: (values: Draft) => void): void {
  const text = JSON.stringify(values);
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    keep(values);
  });
}

function readDraft(text: string | null) {
  try {
    const draft = JSON.parse(text ?? "{}") as Record<string, unknown>;
    const { professionalTitle, biography } = draft;
    return {
      ...(typeof professionalTitle === "string" && { professionalTitle }),
      ...(typeof biography === "string" && { biography }),
    };
  } catch {
    return {};
  }
}
