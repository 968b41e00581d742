import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import styles from "./ThemeSelect.module.css";
import { useThemeChoice, type ThemeChoice } from "./useTheme.ts";

const ICONS: Record<ThemeChoice, IconName> = { light: "sun", dark: "moon", system: "contrast" };

/** Light, dark, or as the device: an icon over the native select. */
export function ThemeSelect() {
  const [choice, choose] = useThemeChoice();
  return (
    <span className={styles.box}>
      <Icon name={ICONS[choice]} />
      <select
        aria-label="Theme"
        title="Theme"
        value={choice}
        onChange={({ target }) => choose(target.value as ThemeChoice)}
      >
        <option value="light">Light</option>
        <option value="dark">Dark</option>
        <option value="system">System</option>
      </select>
    </span>
  );
}
