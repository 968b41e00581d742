import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { useLayoutEffect } from "react";
import { handlersOf } from "../mocks/handlers.ts";
import "../src/ui/ui.css";
import { startWorker, unansweredRequests } from "./stage/network.ts";
import { type Scene, type Stage, StageView, createStage, openStage } from "./stage/stage.tsx";

/** What the loader hands to a story of a screen. */
interface Loaded {
  stage?: Stage;
}

function Themed({ theme, children }: { theme: string; children: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = "en";
  }, [theme]);
  return children;
}

// A default export, because Storybook looks for one.
export default definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: {
        title: "Theme",
        icon: "circlehollow",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light" },
  loaders: [
    async ({ parameters }): Promise<Loaded> => {
      const scene = parameters["scene"] as Scene | undefined;
      return scene === undefined ? {} : { stage: await createStage(scene) };
    },
  ],
  beforeEach: ({ msw, loaded }) => {
    const { stage } = loaded as Loaded;
    if (stage === undefined) return undefined;
    unansweredRequests.length = 0;
    msw.use(...handlersOf(stage.world));
    const close = openStage(stage);
    return () => {
      close();
      const unanswered = unansweredRequests.splice(0);
      if (unanswered.length > 0) throw new Error(`nobody answered ${unanswered.join(", ")}`);
    };
  },
  render: (_args, { loaded, component: Component }) => {
    const { stage } = loaded as Loaded;
    if (stage !== undefined) return <StageView stage={stage} />;
    if (Component === undefined) throw new Error("this story has neither a scene nor a component");
    return <Component {..._args} />;
  },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals["theme"] ?? "light")}>
        <Story />
      </Themed>
    ),
  ],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    // Otherwise Storybook prints what a story renders as text, the whole world with it.
    docs: { source: { type: "code" } },
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
});
