import { useState } from "react";
import {
  type Device,
  type DraftPlace,
  forgetDraft,
  keepAnswer,
  readDraft,
} from "./answerDrafts.ts";

/** The answers to an offer's questions that the signed-in person typed on this device. */
export function useAnswerDraft(device: Device, place: DraftPlace) {
  const [atFirst] = useState(() => readDraft(device, place));
  return {
    /** What was typed before this render, by question. */
    atFirst,
    /** The current drafts, from any tab. */
    read: () => readDraft(device, place),
    keep: (question: string, answer: string) => keepAnswer(device, place, { question, answer }),
    forget: () => forgetDraft(device, place),
  };
}
