import { Outlet, useLocation } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { noteLogIn } from "../../session/signIn/interruptedAddress.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";
import styles from "./Shell.module.css";

/** The layout of the marketing pages. */
export function MarketingShell() {
  const { host } = useSession();
  const location = useLocation();
  return (
    <>
      <Header home={PATHS.root}>
        <nav aria-label="Main" className={styles.nav}>
          <Link href={PATHS.marketing} variant="quiet">
            Home
          </Link>
          <Link href={PATHS.join} variant="quiet">
            Join
          </Link>
        </nav>
      </Header>
      <Main>
        <Outlet />
      </Main>
      <Footer
        words={
          <Text size="small" tone="muted">
            Made for people who have something to say.
          </Text>
        }
      >
        <Link href={PATHS.marketing} variant="quiet">
          Home
        </Link>
        <Link href={PATHS.join} variant="quiet">
          Join
        </Link>
        <Link href={PATHS.login} variant="quiet" onClick={() => noteLogIn(host, location)}>
          Log in
        </Link>
      </Footer>
    </>
  );
}
