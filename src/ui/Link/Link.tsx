import { Anchor, type AnchorProps } from "../Anchor/Anchor.tsx";
import styles from "./Link.module.css";

export interface LinkProps extends AnchorProps {
  /**
   * `text` is underlined within words; `quiet` shows its line on hover only, for lists and menus.
   */
  variant?: "text" | "quiet";
}

/** A link within the app or out of it. */
export function Link({ variant = "text", ...props }: LinkProps) {
  return <Anchor {...props} className={styles.link} data-variant={variant} />;
}
