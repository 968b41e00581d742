import { useSearchParams } from "react-router";
import { MailLinkPage } from "../../../components/messages/MailLinkPage.tsx";
import { topicInStopLink } from "../../../domain/messages/stopLink.ts";
import { TOPIC_WORDS } from "../../../domain/messages/topicWords.ts";
import { useMe } from "../../../session/SessionProvider.tsx";
import { settingsOf } from "../../../session/home.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { useStopMails } from "./useStopMails.ts";

/** Where a mail's link turns off what it is about, without a sign-in (docs/product.md 15.9). */
export function StopMailsScreen() {
  const [search] = useSearchParams();
  const me = useMe();
  const { run, isBusy } = useStopMails();
  const token = search.get("token") ?? "";
  const topic = topicInStopLink(token);
  const about = topic === null ? "" : TOPIC_WORDS[topic];
  const toSettings = (
    <ButtonLink size="large" wide href={settingsOf(me)}>
      Go to your settings
    </ButtonLink>
  );
  return (
    <MailLinkPage
      title="Turn off mails"
      question={
        topic === null
          ? null
          : {
              heading: `Turn off mails about ${about}?`,
              text: "We still write about payments, refunds, paid sessions that are cancelled, and what you agreed to.",
              button: "Turn off",
            }
      }
      done={{
        heading: "Turned off",
        text: `You’ll get no more mails about ${about}. You can turn them on again in your settings.`,
        next: toSettings,
      }}
      over={{
        heading: "This link doesn’t work",
        text: "Perhaps a part of it is missing. You can choose in your settings what we write to you about.",
        next: toSettings,
      }}
      call={() => run({ command: { token } })}
      isBusy={isBusy}
    />
  );
}
