import { use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { RouterContext } from "../../navigation/RouterContext.ts";
import { ProgressBar } from "../../ui/Progress/Progress.tsx";
import styles from "./PendingBar.module.css";

/** A page that comes sooner needs no bar, and drawing one would only delay it. */
const LONG_MS = 200;

/** A progress bar at the top while the next screen loads and the old one is still shown. */
export function PendingBar() {
  if (!useIsLongUnderWay()) return null;
  return (
    <div className={styles.bar}>
      <ProgressBar label="Loading the page" />
    </div>
  );
}

/** Whether a navigation has been pending for a while. */
function useIsLongUnderWay(): boolean {
  const router = use(RouterContext);
  const drawn = useLocation().key;
  /** The key of the last location that was wanted for a while. */
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router?.subscribe(({ navigation, location }) => {
      const wanted = navigation.location ?? location;
      clearTimeout(timer);
      timer = setTimeout(() => setAwaited(wanted.key), LONG_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [router]);
  return awaited !== null && awaited !== drawn;
}
