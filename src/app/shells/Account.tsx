import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { fullName } from "../../domain/profiles/fullName.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import type { MeSummary } from "../../session/claims.ts";
import { homeOf } from "../../session/home.ts";
import { useMe } from "../../session/SessionProvider.tsx";
import { useLogIn } from "../../session/signIn/useLogIn.ts";
import { Anchor } from "../../ui/Anchor/Anchor.tsx";
import { Avatar } from "../../ui/Avatar/Avatar.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import styles from "./Shell.module.css";

// Most who open a shared link are signed out. Where the menu can't come, the picture leads home.
const AccountMenu = lazy(() =>
  import("./AccountMenu.tsx").then(
    (m) => ({ default: m.AccountMenu }),
    () => ({ default: HomeLink }),
  ),
);

/** The signed-in user's picture, which opens a menu; for a visitor, the login link. */
export function Account() {
  const me = useMe();
  const logIn = useLogIn();
  const { pathname } = useLocation();

  if (!me) {
    if (pathname === PATHS.login) return null;
    return <Button onClick={logIn}>Log in</Button>;
  }
  return (
    <Suspense fallback={<HomeLink me={me} />}>
      <AccountMenu me={me} />
    </Suspense>
  );
}

function HomeLink({ me }: { me: MeSummary }) {
  return (
    <Anchor className={styles.account} href={homeOf(me)} aria-label="Your account">
      <Avatar name={fullName(me)} src={me.profilePicture} isDecorative />
    </Anchor>
  );
}
