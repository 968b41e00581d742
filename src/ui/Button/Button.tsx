import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Anchor, type AnchorProps } from "../Anchor/Anchor.tsx";
import styles from "./Button.module.css";

interface Look {
  /** One primary per view; `quiet` for rare actions. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "medium" | "large";
  /** Fills its container's width. */
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, Look {
  /** Work in progress: a beam runs along the edge, a second press is ignored, focus stays. */
  isBusy?: boolean;
  /** Like `disabled`, but the focus stays: for a button that its own press disables. */
  "aria-disabled"?: boolean;
}

export function Button({
  variant = "secondary",
  size = "medium",
  wide,
  icon,
  iconEnd,
  isBusy = false,
  type = "button",
  onClick,
  children,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || props["aria-disabled"]) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || props["aria-disabled"]}
      onClick={handleClick}
    >
      <Content {...{ icon, iconEnd, children }} />
    </button>
  );
}

export interface ButtonLinkProps extends Omit<AnchorProps, "className">, Look {}

/** A link that looks like a button: it navigates, it changes nothing. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  wide,
  icon,
  iconEnd,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor
      {...props}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <Content {...{ icon, iconEnd, children }} />
    </Anchor>
  );
}

function Content({ icon, iconEnd, children }: Pick<ButtonProps, "icon" | "iconEnd" | "children">) {
  return (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  /** The accessible name, as it has no text. */
  label: string;
  icon: ReactNode;
}

/** A round target of 44 px with an icon only. */
export function IconButton({ label, icon, type = "button", ...props }: IconButtonProps) {
  return (
    <button {...props} type={type} className={styles.iconButton} aria-label={label}>
      {icon}
    </button>
  );
}
