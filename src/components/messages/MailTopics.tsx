import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MailTopics_mails$key } from "../../__generated__/MailTopics_mails.graphql.ts";
import { failureText } from "../../calls/failure.ts";
import { MAIL_TOPICS, type MailTopic } from "../../domain/generated/enums.ts";
import { knownOf } from "../../relay/enums.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Switch } from "../../ui/Switch/Switch.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import styles from "./MailTopics.module.css";
import { TOPIC_TEXTS } from "./topicTexts.ts";
import { useUpdateMailTopic } from "./useUpdateMailTopic.ts";

/** What somebody is sent mails about, each changed at once; and what can't be turned off. */
export function MailTopics({ mails }: { mails: MailTopics_mails$key }) {
  const { topics } = useFragment(
    graphql`
      fragment MailTopics_mails on MailSettings {
        topics {
          topic
          isOn
        }
      }
    `,
    mails,
  );
  // One for all of them: each answer has the whole list, so they have to come in order.
  const { run, isBusy } = useUpdateMailTopic();
  const showToast = useToast();
  // What was last asked for is shown until all answers have come.
  const [wanted, setWanted] = useState<Partial<Record<MailTopic, boolean>>>({});

  const turn = async (topic: MailTopic, isOn: boolean) => {
    setWanted((others) => ({ ...(isBusy && others), [topic]: isOn }));
    await run({ command: { topic, isOn } });
  };
  const undo = async (topic: MailTopic, isOn: boolean) => {
    try {
      await turn(topic, isOn);
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  const change = async (topic: MailTopic, isOn: boolean) => {
    try {
      await turn(topic, isOn);
      showToast({
        text: `${TOPIC_TEXTS[topic].subject} turned ${isOn ? "on" : "off"}`,
        tone: "success",
        // Only the last change of a topic can be undone.
        replaces: `mails ${topic}`,
        action: { label: "Undo", onSelect: () => void undo(topic, !isOn) },
      });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <Stack>
      <Heading level={3}>What we write to you about</Heading>
      <ul className={styles.topics}>
        {topics.map(({ topic: named, isOn }) => {
          const topic = knownOf(named, MAIL_TOPICS);
          if (topic === null) return null;
          const { label, hint } = TOPIC_TEXTS[topic];
          return (
            <li key={topic}>
              <Switch
                {...{ label, hint }}
                checked={isBusy ? (wanted[topic] ?? isOn) : isOn}
                onChange={({ target }) => void change(topic, target.checked)}
              />
            </li>
          );
        })}
      </ul>
      <Text size="small" tone="muted">
        We always write about payments, refunds, paid sessions that are cancelled, and what you
        agreed to.
      </Text>
    </Stack>
  );
}
