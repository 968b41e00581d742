import { Icon } from "../Icon/Icon.tsx";
import styles from "./FieldError.module.css";

/**
 * What is wrong and how to put it right, below its field. Announced when it appears; the field
 * points at it by `id` (aria-describedby).
 */
export function FieldError({ id, children }: { id?: string; children?: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
