import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { useHref, useLinkClickHandler, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { withBrowsersScroll } from "./frame/withBrowsersScroll.ts";
import { withSyncCommit } from "./frame/withSyncCommit.ts";
import { logFault } from "./frame/faults.ts";
import type { Frame } from "./frame/frame.ts";
import { dropFocus } from "./frame/usePageFocus.ts";
import { loadLateRoutes } from "./lateRoutes.ts";
import { RouterContext } from "../navigation/RouterContext.ts";
import { bringScreenCode, ScreenCode } from "../navigation/screenCode.ts";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { AnchorProvider, type AnchorProps } from "../ui/Anchor/Anchor.tsx";
import { ToastProvider } from "../ui/Toast/Toast.tsx";
import { whenIdle } from "../ui/whenIdle.ts";

type Foot = ComponentType<{ router: DataRouter }>;

interface AppProps {
  frame: Frame;
  router: DataRouter;
  /** Called once everything is shown that was there from the start. */
  onShown?: (() => void) | null;
  /** Brings what is at the foot of every page, once the first one is there. */
  bringFoot?: () => Promise<Foot>;
}

/** The whole app, on a router that `createRoutes` was made for. */
export function App({ frame, router, onShown, bringFoot }: AppProps) {
  const bringCode = useCallback(
    (path: string) => {
      // A failure shows when somebody goes there.
      loadLateRoutes(path).catch(() => {});
      bringScreenCode(router, path);
    },
    [router],
  );
  const isTaken = Boolean(onShown);
  const drawn = useMemo(
    () => withSyncCommit(isTaken ? withBrowsersScroll(router) : router, dropFocus),
    [router, isTaken],
  );
  const [Foot, setFoot] = useState<Foot>();
  useEffect(
    () =>
      bringFoot &&
      whenIdle(() => {
        bringFoot().then(
          (there) => setFoot(() => there),
          () => {},
        );
      }),
    [bringFoot],
  );
  return (
    <Providers frame={frame} foot={Foot && <Foot router={router} />}>
      {/* Above the router and never remounted: a navigation then keeps the old screen until the
          new one is complete, and no fallback replaces the content. */}
      <Suspense fallback={null}>
        <RouterContext value={router}>
          <ScreenCode value={bringCode}>
            <RouterProvider
              router={drawn}
              onError={(error) => logFault(frame.session.host, error)}
            />
            {onShown && <Shown onShown={onShown} />}
          </ScreenCode>
        </RouterContext>
      </Suspense>
    </Providers>
  );
}

/** Within the boundary: a page that is taken over is shown when that is. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

function Providers({
  frame,
  foot,
  children,
}: {
  frame: Frame;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <SessionProvider session={frame.session}>
      <RelayEnvironmentProvider environment={frame.environment}>
        <AnchorProvider anchor={RouterAnchor}>
          <ToastProvider foot={foot}>{children}</ToastProvider>
        </AnchorProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  );
}

/** The router's own link, without its SSR support. */
function RouterAnchor({ href, onClick, children, ...props }: AnchorProps) {
  const follow = useLinkClickHandler(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...props} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  );
}
