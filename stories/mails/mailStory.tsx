import { expect, waitFor, type within } from "storybook/test";
import type { LocalMail } from "../../server/world/mails.ts";
import { type World, createWorld } from "../../server/world/world.ts";
import { MailView } from "./MailView.tsx";

/**
 * `meta.story(mailStory(heading, open))`: a mail that somebody in a world was sent, whose heading is
 * this one.
 */
export function mailStory(heading: string, open: (world: World) => Promise<LocalMail>) {
  return {
    loaders: [async () => ({ mail: await open(createWorld()) })],
    render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
      <MailView mail={loaded["mail"] as LocalMail} />
    ),
    play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
      const frame = canvas.getByTitle("The mail") as HTMLIFrameElement;
      await waitFor(async () => {
        const title = frame.contentDocument?.querySelector("h1");
        await expect(title?.textContent.replaceAll(/[⁨⁩]/g, "")).toBe(heading);
        const { documentElement } = title?.ownerDocument ?? document;
        await expect(documentElement.scrollWidth).toBe(frame.clientWidth);
        await expect(documentElement.scrollHeight).toBe(frame.clientHeight);
      });
    },
  };
}
