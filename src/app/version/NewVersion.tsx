import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type DataRouter, matchPath } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { unsavedFormsOf } from "../../session/unsavedForms.ts";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { askServer } from "../frame/whenServerAnswers.ts";
import { NewVersionNotice } from "./NewVersionNotice.tsx";
import { watchVersion } from "./watchVersion.ts";

/** Where a reload would cost what nothing keeps: card fields, and one's place in a session. */
const BUSY_BELOW = [PATHS.payment, PATHS.live];

const isBusyAt = (path: string) =>
  BUSY_BELOW.some((pattern) => matchPath({ path: pattern, end: false }, path) !== null);

/** Starts the service worker, and says when there is a new version of the app (18.12). */
export function NewVersion({ router }: { router: DataRouter }) {
  const session = useSession();
  const { host } = session;
  const showToast = useToast();
  const [isReady, setReady] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const pathNow = () => (router.state.navigation.location ?? router.state.location).pathname;
  const path = useSyncExternalStore(router.subscribe, pathNow, pathNow);
  const onNew = useEffectEvent(() => setReady(true));

  useEffect(() => {
    const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
    if (build === undefined || !("serviceWorker" in navigator)) return undefined;
    const workers = navigator.serviceWorker;
    const watch = watchVersion({ host, workers, page: document, build, onNew: () => onNew() });
    // Code that is no longer there is the first that an old tab notices of a deployment.
    window.addEventListener("vite:preloadError", watch.look);
    return () => {
      window.removeEventListener("vite:preloadError", watch.look);
      watch.stop();
    };
  }, [host]);

  const update = async () => {
    setUpdating(true);
    if ((await askServer(host)) === "there") {
      unsavedFormsOf(session).keepAll();
      return host.reload();
    }
    setUpdating(false);
    showToast({ text: "We can’t reach the server. Please try again in a moment.", tone: "danger" });
  };

  if (!isReady || isBusyAt(path)) return null;
  return (
    <NewVersionNotice
      isUpdating={isUpdating}
      onUpdate={() => void update()}
      onLater={() => setReady(false)}
    />
  );
}
