import { use, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { RouterContext } from "../../relay/RouterContext.ts";
import { ProgressBar } from "../../ui/Progress/Progress.tsx";
import styles from "./PendingBar.module.css";

/** A progress bar at the top while the next screen loads and the old one is still shown. */
export function PendingBar() {
  const router = use(RouterContext);
  const drawn = useLocation().key;
  const wanted = useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? (() => {}),
    () => router?.state.navigation.location?.key ?? router?.state.location.key ?? drawn,
    () => drawn,
  );
  if (wanted === drawn) return null;
  return (
    <div className={styles.bar}>
      <ProgressBar label="Loading the page" />
    </div>
  );
}
