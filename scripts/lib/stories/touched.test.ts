import { describe, expect, it } from "vitest";
import { chooseStories } from "./touched.mjs";

const story = (title: string, count = 1) =>
  `const meta = preview.meta({ title: "${title}" });${" meta.story({});".repeat(count)}`;
const sources = new Map([
  ["src/app/router.tsx", `import("../routes/user/home/Home.tsx");`],
  ["src/routes/user/home/Home.tsx", `import { Button } from "../../../ui/Button/Button.tsx";`],
  ["src/routes/user/settings/Settings.tsx", `import { Form } from "./form/Form.tsx";`],
  [
    "src/routes/user/settings/form/Form.tsx",
    `import { Button } from "../../../../ui/Button/Button.tsx";`,
  ],
  ["src/ui/Button/Button.tsx", `import styles from "./Button.module.css";`],
  ["src/ui/Button/Button.module.css", "button {}"],
  ["stories/app/Failures.stories.tsx", story("Screens/Failures")],
  ["stories/routes/user/home/Home.stories.tsx", story("Screens/Home")],
  ["stories/routes/user/home/HomeExtremes.stories.tsx", story("Screens/Home")],
  ["stories/routes/user/home/Library.stories.tsx", story("Screens/Library", 30)],
  ["stories/routes/user/settings/Settings.stories.tsx", story("Screens/Settings")],
  ["stories/ui/Button.stories.tsx", story("Controls/Button")],
  ["stories/ui/Link.stories.tsx", story("Controls/Link")],
]);
const choose = (changed: string | string[], storiesMax = 40) =>
  chooseStories({ changed: [changed].flat(), sources, titlesMax: 3, storiesMax });

describe("the stories that a change touches", () => {
  it("are those of its folder, of several files under one title", () => {
    const { chosen, left } = choose("src/routes/user/home/Home.tsx");
    expect(chosen).toEqual(["Screens/Home", "Screens/Library"]);
    expect(left).toEqual([]);
  });

  it("are those of the folder around it where it has none of its own", () => {
    expect(choose("src/routes/user/settings/form/Form.tsx").chosen).toEqual(["Screens/Settings"]);
  });

  it("are those of the file that is named after its folder", () => {
    expect(choose("src/routes/user/home/library/List.tsx").chosen).toEqual(["Screens/Library"]);
  });

  it("are a control's own before those of the screens that show it, which are left when there are too many", () => {
    const { chosen, left } = choose("src/ui/Button/Button.module.css");
    expect(chosen).toEqual(["Controls/Button", "Screens/Home", "Screens/Library"]);
    expect(left).toEqual(["Screens/Settings"]);
  });

  it("are no more than can be played in a short time, but always the nearest title", () => {
    const home = "src/routes/user/home/Home.tsx";
    expect(choose(home, 31)).toMatchObject({ chosen: ["Screens/Home"], left: ["Screens/Library"] });
    expect(choose("stories/routes/user/home/Library.stories.tsx", 10).left).toEqual([]);
  });

  it("are a story's own when it changes itself", () => {
    const changed = "stories/routes/user/home/Library.stories.tsx";
    expect(choose(changed).chosen).toEqual(["Screens/Library"]);
  });

  it("do not exist for what no story shows", () => {
    expect(choose(["server/main.ts", "README.md", "src/env.d.ts"]).chosen).toEqual([]);
  });
});
