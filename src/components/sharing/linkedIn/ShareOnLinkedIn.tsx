import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import type { Poster } from "./ShareDialog.tsx";
import type { ShareSubject } from "./useShareToLinkedIn.ts";
import { lazily } from "../../../navigation/lazily.ts";

const ShareDialog = lazy(
  lazily(() => import("./ShareDialog.tsx").then((m) => ({ default: m.ShareDialog }))),
);

interface ShareOnLinkedInProps {
  poster: Poster;
  subject: ShareSubject;
  /** Path that the post links to. */
  link: string;
  /** What is shared, for screen readers that meet several such buttons. */
  name: string;
  /** Why it cannot be shared yet; undefined when it can. */
  reason?: string | undefined;
}

/** A button that opens a dialog in which a post is written. */
export function ShareOnLinkedIn({ poster, subject, link, name, reason }: ShareOnLinkedInProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon name="linkedin" />}
        aria-label={`Share ${name} on LinkedIn`}
        aria-disabled={reason !== undefined}
        title={reason}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog
            poster={poster}
            subject={subject}
            link={link}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
