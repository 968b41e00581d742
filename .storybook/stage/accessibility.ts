import { afterEach as runAxe } from "@storybook/addon-a11y/preview";
import { hashOfPage } from "./hashOfPage.ts";

/** What depends on colours, by axe's names: all that another theme changes. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** What axe reports about a violated rule. */
interface Result {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

type Story = Parameters<typeof runAxe>[0];

/**
 * For the story runner, which asks once the page has settled: the addon would check whatever is
 * there when the play ends, every time, whether it has passed before or not.
 */
export const accessibility = { hashOfPage, troubles };

/**
 * Axe's violations on the page, and contrast violations again in the other theme: contrast depends
 * on both.
 * @returns several lines each
 */
async function troubles(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const shown = dataset["theme"];
  const found = await axe({});
  dataset["theme"] = shown === "dark" ? "light" : "dark";
  try {
    found.push(...(await axe({ runOnly: { type: "rule", values: RULES_OF_COLOUR } })));
  } finally {
    dataset["theme"] = shown;
  }
  return found;
}

async function axe(options: object): Promise<string[]> {
  const found: string[] = [];
  const addReport = ({ result }: { result?: { error?: Error; violations?: Result[] } }) => {
    if (result?.error) throw result.error;
    found.push(...(result?.violations ?? []).map(sentenceOf));
  };
  const a11y = { test: "error", options: { resultTypes: ["violations"], ...options } };
  const story = { id: "", viewMode: "story", globals: {}, reporting: { addReport } };
  await runAxe({ ...story, parameters: { a11y } } as unknown as Story);
  return found;
}

function sentenceOf({ id, help, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
  return [`${id}: ${help}`, ...places].join("\n");
}
