import { Button } from "../../ui/Button/Button.tsx";
import { useCopy, type CopyState } from "../../ui/CopyField/useCopy.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";

const labels: Record<CopyState, string> = {
  idle: "Share",
  copied: "Link copied",
  failed: "Share",
};

interface ShareButtonProps {
  /** What the page is about. */
  title: string;
  /** The page's address, in full. */
  url: string;
}

/** Hands a page to whatever the device shares with; where it cannot, the link is copied. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const { state, copy } = useCopy();
  const showToast = useToast();

  const share = async () => {
    const page = { title, url };
    if (navigator.canShare?.(page)) {
      // The person may have cancelled: nothing was shared, and nothing is wrong.
      // oxlint-disable-next-line house/supported-browsers -- checked above
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
