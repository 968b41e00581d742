import type { ReactNode } from "react";
import { lamp } from "../Ornament/drawings/lamp.tsx";
import type { Drawing } from "../Ornament/Ornament.tsx";
import { StateMessage } from "./StateMessage.tsx";

export interface EmptyStateProps {
  title: string;
  /** What will be here, in a sentence. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  ornament?: Drawing;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
  ornament = lamp,
  headingLevel = 2,
}: EmptyStateProps) {
  return <StateMessage {...{ title, action, ornament, headingLevel }}>{children}</StateMessage>;
}
