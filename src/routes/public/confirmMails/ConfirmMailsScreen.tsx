import { useSearchParams } from "react-router";
import { MailLinkPage } from "../../../components/messages/MailLinkPage.tsx";
import { useMe } from "../../../session/SessionProvider.tsx";
import { homeOf, settingsOf } from "../../../session/home.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { useConfirmMailAddress } from "./useConfirmMailAddress.ts";

const HOMES = {
  beamer: "Go to your dashboard",
  user: "Go to your library",
  visitor: "Log in",
} as const;

/** Where a mail's link confirms the address it was sent to, without a sign-in (docs/product.md 15.9). */
export function ConfirmMailsScreen() {
  const [search] = useSearchParams();
  const me = useMe();
  const { run, isBusy } = useConfirmMailAddress();
  const token = search.get("token") ?? "";
  return (
    <MailLinkPage
      title="Confirm your address"
      question={
        token === ""
          ? null
          : {
              heading: "Confirm your address",
              text: "Then we send our mails to the address where you got this link.",
              button: "Confirm this address",
            }
      }
      done={{
        heading: "Confirmed",
        text: "Our mails now go to this address.",
        next: (
          <ButtonLink variant="primary" size="large" wide href={homeOf(me)}>
            {HOMES[me?.role ?? "visitor"]}
          </ButtonLink>
        ),
      }}
      over={{
        heading: "This link doesn’t work any more",
        text: "It was valid for 24 hours, or you’ve given us another address since. You can ask for a new link in your settings.",
        next: (
          <ButtonLink size="large" wide href={settingsOf(me)}>
            Go to your settings
          </ButtonLink>
        ),
      }}
      call={() => run({ command: { token } })}
      isBusy={isBusy}
    />
  );
}
