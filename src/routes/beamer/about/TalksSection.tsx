import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { TalksSection_query$key } from "../../../__generated__/TalksSection_query.graphql.ts";
import { isListed } from "../../../components/catalogue/isListed.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { byRelevance } from "../../../domain/catalogue/byRelevance.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { useSoftPolling } from "../../../navigation/useSoftPolling.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { NewTalk } from "./NewTalk.tsx";
import { TalkEntry } from "./TalkEntry.tsx";

/**
 * Talks as their creator keeps them, in the order in which visitors find them; `date` in the
 * address brings the talk of that date into view.
 */
export function TalksSection({ query }: { query: TalksSection_query$key }) {
  const { talksForCurrentBeamer, userSettings } = useFragment(
    graphql`
      fragment TalksSection_query on Query {
        talksForCurrentBeamer {
          id
          status
          eventDate
          isHappeningNow
          document {
            previewState
          }
          ...TalkEntry_talk
        }
        userSettings {
          timeZone
        }
      }
    `,
    query,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  const { host } = useSession();
  const { part, open, close, opener } = useOpenForm(null, "new");
  const timeZone = knownZone(userSettings.timeZone, host.timeZone);
  const listed = talksForCurrentBeamer.filter(({ status }) => isListed(status));
  const events = listed.map((talk) => {
    const { eventDate, isHappeningNow } = talk;
    return { eventDate, isHappeningNow, talk };
  });
  const talks = byRelevance(events, host.now()).map(({ talk }) => talk);
  useSoftPolling(talks.some(({ document }) => document?.previewState === "PENDING"));

  const wanted = parseInstant(search.get("date") ?? "");
  const sought = talks.find(
    ({ eventDate }) => wanted !== null && parseInstant(eventDate ?? "") === wanted,
  );
  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between">
          <Heading level={2} ref={heading} tabIndex={-1}>
            Talks
          </Heading>
          {part === null && (
            <Button ref={opener} icon={<Icon name="plus" />} onClick={() => open("new")}>
              Add a talk
            </Button>
          )}
        </Cluster>
        {part !== null && <NewTalk timeZone={timeZone} onClose={close} />}
        {talks.length === 0 && part === null && (
          <EmptyState headingLevel={3} title="No talks yet">
            Upload the slides of a talk to show visitors where and when you speak.
          </EmptyState>
        )}
        {talks.length > 0 && (
          <EntryList label="Your talks">
            {talks.map((talk) => (
              <TalkEntry
                key={talk.id}
                talk={talk}
                timeZone={timeZone}
                focusAfter={heading}
                isSought={talk.id === sought?.id}
              />
            ))}
          </EntryList>
        )}
      </Stack>
    </Card>
  );
}
