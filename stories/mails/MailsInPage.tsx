import type { LocalMail } from "../../server/world/mails.ts";
import { inTheme } from "./inTheme.ts";

/**
 * Mails as parts of the page and not in frames, which no checker of pages looks into: they are
 * checked for accessibility, and for what does not fit.
 */
export function MailsInPage({ mails }: { mails: readonly LocalMail[] }) {
  return (
    <main>
      {mails.map(({ id, html }) => (
        <article key={id} ref={(place) => show(html, place)} />
      ))}
    </main>
  );
}

function show(html: string, place: HTMLElement | null): void {
  const { head, body } = new DOMParser().parseFromString(inTheme(html), "text/html");
  place?.replaceChildren(...head.querySelectorAll("style"), ...body.children);
}
