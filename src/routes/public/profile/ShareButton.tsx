import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { useCopy, type CopyState } from "../../../ui/CopyField/useCopy.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";

const labels: Record<CopyState, string> = {
  idle: "Share",
  copied: "Link copied",
  failed: "Share",
};

/** Hands the page to whatever the device shares with; where it cannot, the link is copied. */
export function ShareButton({ name, slug }: { name: string; slug: string }) {
  const { host } = useSession();
  const { state, copy } = useCopy();
  const showToast = useToast();
  const url = host.origin + profileAddress(slug);

  const share = async () => {
    const page = { title: name, url };
    if (navigator.canShare?.(page)) {
      // The person may well change their mind: then nothing was shared, and nothing is wrong.
      return navigator.share(page).catch(() => undefined);
    }
    await copy(url).then((isCopied) => {
      if (!isCopied) showToast({ text: `Copy this link: ${url}` });
    });
  };

  return (
    <div>
      <Button icon={<Icon name={state === "copied" ? "check" : "share"} />} onClick={share}>
        {labels[state]}
      </Button>
      <span role="status">
        {state === "copied" && <VisuallyHidden>{labels.copied}</VisuallyHidden>}
      </span>
    </div>
  );
}
