import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useTryAgain } from "../../navigation/useTryAgain.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import styles from "./CutOffNotice.module.css";

/**
 * Says that a sign-in can't be renewed for now (docs/product.md 2.12). The page is then fetched as
 * a visitor, and as the person again once it could be renewed.
 */
export function CutOffNotice() {
  const { subscribe, isCutOff } = useSession();
  const isNow = useSyncExternalStore(subscribe, isCutOff, isCutOff);
  const wasBefore = useRef(false);
  const tryAgain = useEffectEvent(useTryAgain().tryAgain);
  useEffect(() => {
    if (wasBefore.current || isNow) tryAgain();
    wasBefore.current = isNow;
  }, [isNow]);
  return (
    isNow && (
      <div role="status" className={styles.notice}>
        We can’t renew your sign-in right now. You stay signed in, and we keep trying.
      </div>
    )
  );
}
