import { Icon } from "../Icon/Icon.tsx";
import styles from "./FieldError.module.css";

interface FieldErrorProps {
  id?: string;
  children?: string | undefined;
  /** The technical detail, below and smaller. */
  detail?: string | null | undefined;
}

/**
 * What is wrong and how to fix it, below its field. Announced when it appears; the field refers to
 * it by `id` (aria-describedby).
 */
export function FieldError({ id, detail, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon name="warning" />
      <span>
        {children}
        {detail && <small className={styles.detail}>{detail}</small>}
      </span>
    </p>
  );
}
