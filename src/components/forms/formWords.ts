import type { FormKind } from "../../domain/generated/enums.ts";

interface FormWords {
  /** Label of the message. */
  message: string;
  hint?: string;
  button: string;
  /** Once it was sent, after the thanks. */
  sent: string;
}

/** What each kind of form says. */
export const FORM_WORDS: Readonly<Record<FormKind, FormWords>> = {
  CONTACT: {
    message: "Your message",
    button: "Send message",
    sent: "We have your message and will answer by email.",
  },
  BETA: {
    message: "What do you speak or write about?",
    hint: "A few words, or a link to a talk of yours.",
    button: "Ask for a place",
    sent: "We have your request and will answer by email.",
  },
  INVESTORS: {
    message: "Your message",
    button: "Send message",
    sent: "We have your message and will answer by email.",
  },
  REPORT: {
    message: "What is wrong with it?",
    hint: "What you saw, and why it shouldn’t be there.",
    button: "Send report",
    sent: "We have your report. We’ll look at it and answer by email.",
  },
};
