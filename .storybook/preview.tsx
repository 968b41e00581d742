import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { type ReactNode, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { handlersOf } from "../mocks/handlers.ts";
import { rootErrors } from "../src/app/frame/faults.ts";
import "../src/ui/ui.css";
import { chromaticModes } from "./chromatic.ts";
import "./fonts.css";
import { checkInOtherTheme } from "./stage/bothThemes.ts";
import { quietOnceLeft } from "./stage/left.ts";
import { reduceMotion } from "./stage/motion.ts";
import { player } from "./stage/player.ts";
import { startWorker, unansweredRequests } from "./stage/network.ts";
import { DocsPage } from "./docs/container.tsx";
import { propertiesOf } from "./docs/properties.ts";
import { tidyPage } from "./stage/page.ts";
import { closeStage, startApp, stageFor } from "./stage/run.ts";
import { type Scene, type Stage, StageView } from "./stage/stage.tsx";
import {
  type Conditions,
  conditionsOf,
  globalTypes,
  initialGlobals,
  viewports,
} from "./toolbar.ts";

/** What the loader hands to a story of a screen. */
interface Loaded {
  stage?: Stage;
}

interface RoomProps extends Pick<Conditions, "theme" | "motion"> {
  children: ReactNode;
}

/** What the page around a story says of the reader. */
function Room({ theme, motion, children }: RoomProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = "en";
  }, [theme]);
  useLayoutEffect(() => (motion === "reduced" ? reduceMotion() : undefined), [motion]);
  return children;
}

configure({
  // A screen's code comes when it is wanted, which on a busy machine may take its time.
  asyncUtilTimeout: 5_000,
  // Otherwise 7,000 characters of the page's head go with it.
  getElementError: (message) => new Error(message ?? ""),
});

const docs = {
  // Otherwise Storybook prints what a story renders as text, the whole world with it.
  source: { type: "code" },
  container: DocsPage,
  extractArgTypes: propertiesOf,
} as const;

// A default export, because Storybook looks for one.
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  loaders: [
    async ({ parameters, globals, id }): Promise<Loaded> => {
      const scene = parameters["scene"] as Scene | undefined;
      if (scene === undefined) return {};
      return { stage: await stageFor({ storyId: id, scene, conditions: conditionsOf(globals) }) };
    },
  ],
  beforeEach: ({ msw, loaded, abortSignal }) => {
    quietOnceLeft(abortSignal);
    tidyPage();
    const { stage } = loaded as Loaded;
    if (stage === undefined || stage.app !== null) return undefined;
    unansweredRequests.length = 0;
    msw.use(...handlersOf(stage.world));
    return () => closeStage(stage);
  },
  // Here and not when the story is cleaned up: an error would be laid at the next one's door.
  afterEach: async (story) => {
    const { stage } = story.loaded as Loaded;
    const [fault] = stage?.traces.faults ?? [];
    if (fault !== undefined) throw fault;
    const unanswered = unansweredRequests.splice(0);
    if (unanswered.length > 0) throw new Error(`nobody answered ${unanswered.join(", ")}`);
    await checkInOtherTheme(story);
  },
  render: (_args, { loaded, component: Component }) => {
    const { stage } = loaded as Loaded;
    if (stage !== undefined) {
      // Not before the first render. As in the browser, the skeleton is then there before code and
      // data can have arrived, and stays until they have; otherwise the page would be blank.
      startApp(stage);
      return <StageView stage={stage} />;
    }
    if (Component === undefined) throw new Error("this story has neither a scene nor a component");
    return <Component {..._args} />;
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, motion } = conditionsOf(globals);
      return (
        <Room theme={theme} motion={motion}>
          <Story />
        </Room>
      );
    },
  ],
  parameters: {
    layout: "padded",
    // What passes is for the panel: to list it for nobody takes long.
    a11y: { test: "error", options: player ? { resultTypes: ["violations"] } : {} },
    // What a boundary of the app catches is on the stage's list; React would print it as well.
    react: { rootOptions: rootErrors },
    docs,
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          "Start here",
          "Flows",
          "Screens",
          // In the order of a visit; a test compares it with the journey.
          [
            "Marketing",
            "Profile",
            "Item",
            "Sign in",
            "Onboarding",
            "Booking",
            "Payment",
            "User",
            "Beamer",
            "When something fails",
          ],
          "Components",
          "Tokens",
          "Controls",
        ],
      },
    },
  },
});
