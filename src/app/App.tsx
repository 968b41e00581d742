import { Suspense, useCallback, useMemo, type MouseEvent, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { useHref, useLinkClickHandler, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { withSyncCommit } from "./frame/withSyncCommit.ts";
import { logFault } from "./frame/faults.ts";
import type { Frame } from "./frame/frame.ts";
import { dropFocus } from "./frame/usePageFocus.ts";
import { RouterContext } from "../navigation/RouterContext.ts";
import { bringScreenCode, ScreenCode } from "../navigation/screenCode.ts";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { AnchorProvider, type AnchorProps } from "../ui/Anchor/Anchor.tsx";
import { ToastProvider } from "../ui/Toast/Toast.tsx";

/** The whole app, on a router that `createRoutes` was made for. */
export function App({ frame, router }: { frame: Frame; router: DataRouter }) {
  const bringCode = useCallback((path: string) => bringScreenCode(router, path), [router]);
  const drawn = useMemo(() => withSyncCommit(router, dropFocus), [router]);
  return (
    <Providers frame={frame}>
      {/* Above the router and never remounted: a navigation then keeps the old screen until the
          new one is complete, and no fallback replaces the content. */}
      <Suspense fallback={null}>
        <RouterContext value={router}>
          <ScreenCode value={bringCode}>
            <RouterProvider
              router={drawn}
              onError={(error) => logFault(frame.session.host, error)}
            />
          </ScreenCode>
        </RouterContext>
      </Suspense>
    </Providers>
  );
}

function Providers({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <SessionProvider session={frame.session}>
      <RelayEnvironmentProvider environment={frame.environment}>
        <AnchorProvider anchor={RouterAnchor}>
          <ToastProvider>{children}</ToastProvider>
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
