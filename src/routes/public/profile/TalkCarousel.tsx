import { graphql, useFragment } from "react-relay/hooks";
import type { TalkCarousel_talks$key } from "../../../__generated__/TalkCarousel_talks.graphql.ts";
import type { TalkCarousel_query$key } from "../../../__generated__/TalkCarousel_query.graphql.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { byRelevance } from "../../../domain/catalogue/byRelevance.ts";
import { useBrowserZone } from "../../../session/useBrowserZone.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Carousel } from "../../../ui/Carousel/Carousel.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { TalkCard } from "./TalkCard.tsx";

interface TalkCarouselProps {
  talks: TalkCarousel_talks$key;
  /** The creator's. */
  slug: string;
  query: TalkCarousel_query$key;
}

/** Talks to come and talks that were. */
export function TalkCarousel({ talks: key, slug, query }: TalkCarouselProps) {
  const talks = useFragment(
    graphql`
      fragment TalkCarousel_talks on Talk @relay(plural: true) {
        id
        eventDate
        isHappeningNow
        ...TalkCard_talk
      }
    `,
    key,
  );
  const { host } = useSession();
  const viewer = useFragment(
    graphql`
      fragment TalkCarousel_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
      }
    `,
    query,
  );
  const timeZone = useViewerTimeZone({ query: viewer, browserZone: useBrowserZone() });
  const now = host.now();
  const events = talks.map((talk) => {
    const { eventDate, isHappeningNow } = talk;
    return { eventDate, isHappeningNow, talk };
  });
  return (
    <section>
      <Carousel
        label="Talks"
        heading={
          <Heading level={2} size="title">
            Talks
          </Heading>
        }
      >
        {byRelevance(events, now).map(({ talk }) => (
          <TalkCard key={talk.id} talk={talk} slug={slug} timeZone={timeZone} now={now} />
        ))}
      </Carousel>
    </section>
  );
}
