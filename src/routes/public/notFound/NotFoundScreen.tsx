import { PATHS } from "../../../domain/shared/paths.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useMe } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Ornament } from "../../../ui/Ornament/Ornament.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./NotFound.module.css";
import { lost } from "../../../ui/Ornament/drawings/lost.tsx";

const homes = {
  beamer: { href: PATHS.beamer, label: "Go to your dashboard" },
  user: { href: PATHS.user, label: "Go to your library" },
  visitor: { href: PATHS.root, label: "Go to the home page" },
} as const;

/** There is nothing at this address. */
export function NotFoundScreen() {
  const me = useMe();
  const home = homes[me?.role ?? "visitor"];
  return (
    <Page>
      <DocumentTitle>Page Not Found</DocumentTitle>
      <div className={styles.ticket}>
        <Ornament drawing={lost} />
        <Stack gap="small">
          <Eyebrow>Error 404 - Page Not Found</Eyebrow>
          <Heading level={1} size="hero">
            Lost Ticket Alert
          </Heading>
          <Text tone="muted">
            This seat doesn’t exist, or the show has moved. Check the address, or start again from
            the front row.
          </Text>
        </Stack>
        <ButtonLink variant="primary" size="large" href={home.href}>
          {home.label}
        </ButtonLink>
      </div>
    </Page>
  );
}
