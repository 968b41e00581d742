import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import styles from "./PersonLine.module.css";

interface PersonLineProps {
  name: string;
  picture?: string | null | undefined;
  /** The text next to the picture, including the name. */
  children: ReactNode;
}

/** A person in a line of a list: a small picture, text next to it however narrow the container. */
export function PersonLine({ name, picture, children }: PersonLineProps) {
  return (
    <div className={styles.line}>
      <Avatar name={name} src={picture} size="tiny" isDecorative />
      <span className={styles.words}>{children}</span>
    </div>
  );
}
