import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { sidebarLabels } from "../stories/labels.ts";

const labels = sidebarLabels();

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Beamers, the workshop", brandUrl: "./" }),
  sidebar: {
    // First-time visitors see what there is.
    showRoots: true,
    renderLabel: ({ id, name }: { id: string; name: string }) => labels[id] ?? name,
  },
});
