import { IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useTheme } from "./useTheme.ts";

/** Sun or moon: what a press leads to. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={`Use the ${next} theme`}
      icon={<Icon name={next === "dark" ? "moon" : "sun"} />}
      onClick={() => setTheme(next)}
    />
  );
}
