import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import html from "../../src/worker/offline/offline.html?raw";
import "../../src/worker/offline/offline.css";

const meta = preview.meta({
  title: "Components/App/Offline page",
  parameters: { layout: "fullscreen" },
});

/** What the service worker shows, without its script. */
function show(place: HTMLDivElement | null) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  place?.replaceChildren(...body.querySelectorAll(".offline"));
}

export const InsteadOfAnyPage = meta.story({
  render: () => <div ref={show} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "You seem to be offline" })).toBeVisible();
    // Testing Library takes nothing with an empty address for a link.
    await expect(canvas.getByText("Try again")).toHaveAttribute("href", "");
  },
});
