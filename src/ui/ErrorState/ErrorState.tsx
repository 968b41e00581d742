import type { ReactNode } from "react";
import { StateMessage } from "../EmptyState/StateMessage.tsx";
import { lost } from "../Ornament/drawings/lost.tsx";

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** What to do: a retry, a link back. */
  action?: ReactNode;
  /** What a reader may quote to support. */
  reference?: string | undefined;
  headingLevel?: 1 | 2 | 3;
}

/** Something failed; announced at once. */
export function ErrorState({
  title,
  children,
  action,
  reference,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <StateMessage
      {...{ title, action, headingLevel }}
      ornament={lost}
      role="alert"
      note={reference && `Reference: ${reference}`}
    >
      {children}
    </StateMessage>
  );
}
