import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import type { AboutTabQuery } from "../../../__generated__/AboutTabQuery.graphql.ts";
import { qrCodeAddress } from "../../../domain/profiles/addresses.ts";
import { BIOGRAPHY_PREVIEW } from "../../../domain/shared/limits.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { SkeletonCard } from "../../../ui/Skeleton/Skeleton.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { fittingSize } from "../../../ui/Type/fittingSize.ts";
import { Heading } from "../../../ui/Type/Type.tsx";
import { NewProfile } from "./NewProfile.tsx";
import styles from "./AboutTab.module.css";
import { TalkCarousel } from "./TalkCarousel.tsx";
import { lazily } from "../../../navigation/lazily.ts";

// Secondary content: nothing waits for it.
const QrCodeCard = lazy(
  lazily(() =>
    import("../../../components/sharing/qrCode/QrCodeCard.tsx").then((m) => ({
      default: m.QrCodeCard,
    })),
  ),
);

/** What a creator says and where they speak. */
export function AboutTab() {
  const query = useRouteQuery<AboutTabQuery>(graphql`
    query AboutTabQuery($slug: String!, $isSignedIn: Boolean!) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        firstName
        slug
        isOwn
        professionalTitle
        biography
        talks {
          ...TalkCarousel_talks
        }
      }
      ...TalkCarousel_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const { host } = useSession();
  const { firstName, slug, isOwn, professionalTitle, biography, talks } =
    query.userPublicProfileBySlug;
  const text = biography?.trim();
  const isBlank = !text && talks.length === 0;

  const story = (
    <Stack gap="huge">
      {text && (
        <section className={styles.biography}>
          <Heading level={2} size={fittingSize(firstName, "title")}>
            About <bdi>{firstName}</bdi>
          </Heading>
          <TextClamp text={text} limit={BIOGRAPHY_PREVIEW} />
        </section>
      )}
      {talks.length > 0 && <TalkCarousel talks={talks} slug={slug} query={query} />}
      {isBlank && (isOwn || !professionalTitle) && (
        <NewProfile firstName={firstName} slug={slug} isOwn={isOwn} />
      )}
    </Stack>
  );
  return (
    <Columns kind="aside" gap="huge">
      {story}
      <Suspense fallback={<SkeletonCard />}>
        <QrCodeCard
          address={qrCodeAddress({ origin: host.origin, slug })}
          name={slug}
          isOwn={isOwn}
        />
      </Suspense>
    </Columns>
  );
}
