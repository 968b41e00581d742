import type { ReactNode } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Banner.module.css";

export interface BannerProps {
  /** Names the region for screen readers. */
  label: string;
  tone?: "neutral" | "accent" | "success" | "warning" | "danger";
  children: ReactNode;
  /** Controls at its end, or below on a phone. */
  actions?: ReactNode;
  onDismiss?: () => void;
}

const icons = {
  neutral: "info",
  accent: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
} as const;

/** A notice that stays until it is dealt with. */
export function Banner({ label, tone = "neutral", children, actions, onDismiss }: BannerProps) {
  return (
    <section aria-label={label} className={styles.banner} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onDismiss && <IconButton label="Dismiss" icon={<Icon name="close" />} onClick={onDismiss} />}
    </section>
  );
}
