import styles from "./Icon.module.css";
import { iconPaths, type IconName } from "./paths.ts";

export interface IconProps {
  /** Its name in the table, or paths of its own: for a drawing that few pages need. */
  name: IconName | readonly string[];
  /** `inherit` follows the text next to it. */
  size?: "inherit" | "large";
  /** Only for a meaningful icon without text; otherwise it is hidden from screen readers. */
  label?: string;
}

export function Icon({ name, size = "inherit", label }: IconProps) {
  const paths: readonly string[] = iconPaths[name as IconName] ?? name;
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-directed={/(Left|Right)$/.test(name as IconName) || undefined}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {paths.map((path) =>
        path.startsWith("!") ? (
          <path key={path} d={path.slice(1)} fill="currentColor" stroke="none" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
