import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Beamers, the workshop", brandUrl: "./" }),
  // Whoever comes for the first time sees what there is.
  sidebar: { showRoots: true },
});
