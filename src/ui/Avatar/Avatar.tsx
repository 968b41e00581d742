import { useState } from "react";
import styles from "./Avatar.module.css";
import { groundOf, initials } from "../../domain/profiles/initials.ts";

export interface AvatarProps {
  name: string;
  /** If absent or failing to load: initials on a colour from the name. */
  src?: string | null | undefined;
  /** 32, 44, 64, 112 or 160 px. */
  size?: "tiny" | "small" | "medium" | "large" | "huge";
  /** True if the name is next to it, so that screen readers don't say it twice. */
  isDecorative?: boolean;
}

/** A person's picture, round. */
export function Avatar({ name, src, size = "small", isDecorative = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const label = isDecorative ? "" : name;
  if (src && src !== failedSrc) {
    return (
      <img
        className={styles.avatar}
        data-size={size}
        src={src}
        alt={label}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-ground={groundOf(name)}
      // Drawn by CSS: as text they would be read aloud, copied, and count as a button's label.
      data-initials={initials(name)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
