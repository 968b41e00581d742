import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import styles from "./PersonLine.module.css";

interface PersonLineProps {
  name: string;
  picture?: string | null | undefined;
  /** The words beside the picture; the name is among them. */
  children: ReactNode;
}

/** A person in a line of a list: a small picture, words beside it however narrow the place is. */
export function PersonLine({ name, picture, children }: PersonLineProps) {
  return (
    <div className={styles.line}>
      <Avatar name={name} src={picture} size="tiny" isDecorative />
      <span className={styles.words}>{children}</span>
    </div>
  );
}
