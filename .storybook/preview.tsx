import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { type ReactNode, useLayoutEffect } from "react";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import { handlersOf } from "../mocks/handlers.ts";
import { rootErrors } from "../src/app/frame/faults.ts";
import "../src/ui/ui.css";
import { chromaticModes } from "./chromatic.ts";
import "./fonts.css";
import { accessibility } from "./stage/accessibility.ts";
import { agreement } from "./stage/agreement.tsx";
import { quietOnceLeft } from "./stage/left.ts";
import { documentsDrawn } from "./stage/documents.ts";
import { reduceMotion } from "./stage/motion.ts";
import { player } from "./stage/player.ts";
import { startWorker, unansweredRequests } from "./stage/network.ts";
import { DocsPage } from "./docs/container.tsx";
import { propertiesOf } from "./docs/properties.ts";
import { chooseTheme, tidyPage } from "./stage/page.ts";
import { createPlays } from "./stage/plays.ts";
import { closeStage, startApp, stageFor } from "./stage/run.ts";
import type { ControlledScene } from "./stage/screen.ts";
import { type Stage, StageView } from "./stage/stage.tsx";
import {
  type Conditions,
  conditionsOf,
  globalTypes,
  initialGlobals,
  viewports,
} from "./toolbar.ts";

/** What the loader passes to a screen's story. */
interface Loaded {
  stage?: Stage;
}

interface RoomProps extends Pick<Conditions, "theme" | "motion"> {
  children: ReactNode;
}

/** The reader's settings on the page around a story. */
function Room({ theme, motion, children }: RoomProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = "en";
    chooseTheme(theme);
  }, [theme]);
  useLayoutEffect(() => (motion === "reduced" ? reduceMotion() : undefined), [motion]);
  return children;
}

// What fades in is not yet visible to a play, which is why all tests are without motion.
const withoutMotion = () => (player === null ? reduceMotion() : () => {});

/**
 * How long a story waits for what is to come: as long as a screen's code or an answer takes on a
 * busy machine. By this length the story runner tells it from the screen's own waits, which it holds
 * up (`scripts/lib/stories/pulse.mjs`).
 */
const CHECK_MS = 29_999;

if (player) Object.assign(globalThis, { accessibility, agreement, checkMs: CHECK_MS });

const plays = createPlays(addons.getChannel(), withoutMotion);

configure({
  asyncUtilTimeout: CHECK_MS,
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
    async ({ parameters, globals, id, args, abortSignal }): Promise<Loaded> => {
      await plays.over(abortSignal);
      const scene = parameters["scene"] as ControlledScene | undefined;
      if (scene === undefined) return {};
      const conditions = conditionsOf(globals);
      return { stage: await stageFor({ storyId: id, scene, args, conditions }) };
    },
  ],
  beforeEach: ({ msw, loaded, abortSignal, globals }) => {
    quietOnceLeft(abortSignal);
    const { stage } = loaded as Loaded;
    // Only a re-render: somebody has scrolled or chosen something, and continues from there.
    if (stage && stage.app !== null) return undefined;
    tidyPage(conditionsOf(globals).theme);
    if (stage === undefined) return undefined;
    unansweredRequests.length = 0;
    msw.use(...handlersOf(stage.world));
    return () => closeStage(stage);
  },
  // Here and not when the story is cleaned up: an error would be laid at the next one's door.
  afterEach: async (story) => {
    const { stage } = story.loaded as Loaded;
    if (player && story.parameters["documentWaits"] !== true) await documentsDrawn();
    const [fault] = stage?.traces.faults ?? [];
    if (fault !== undefined) throw fault;
    const unanswered = unansweredRequests.splice(0);
    if (unanswered.length > 0) throw new Error(`nobody answered ${unanswered.join(", ")}`);
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
    a11y: { test: player ? "off" : "error" },
    // What a boundary of the app catches is on the stage's list; React would print it as well.
    react: { rootOptions: rootErrors },
    docs,
    backgrounds: { disable: true },
    // For the stories that have some (stories/support/controls.ts).
    controls: { disable: true },
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
            "Policies",
            "Profile",
            ["About", "Offerings"],
            "Item",
            "Sign in",
            ["Login", "Return", "Join"],
            "Onboarding",
            "Booking",
            ["Schedule", "Details", "Booking detail"],
            "Payment",
            ["Details", "Card", "Status"],
            "User",
            "Mails",
            ["Confirm", "Turn off"],
            // Its screens are in the order of the navigation, see main.ts.
            "Beamer",
            "When something fails",
          ],
          "Mails",
          ["Sessions", "Payments", "Creators", "Every kind"],
          "Components",
          "Controls",
          "Tokens",
        ],
      },
    },
  },
});
