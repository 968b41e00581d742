import type { Locator, Page, Response } from "playwright";

/** Of the address. It may change a moment after what a page shows: ask for it by `expect.poll`. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/**
 * Opens a page that the server renders. A busy machine takes so long for the first one that it leaves
 * it to the browser: it is opened again until the server has it.
 */
export async function gotoRendered(
  page: Page,
  path: string,
  options?: Parameters<Page["goto"]>[1],
): Promise<Response | null> {
  const isRendered = async () => {
    const text = await (await page.request.get(path)).text();
    return text.includes('id="page-data"');
  };
  const deadline = performance.now() + RENDERED_WITHIN_MS;
  while (!(await isRendered())) {
    if (performance.now() > deadline) throw new Error(`${path} is not rendered.`);
    await page.waitForTimeout(500);
  }
  return page.goto(path, options);
}

const RENDERED_WITHIN_MS = 120_000;

/** Waits until a page that the server rendered is the browser's own. */
export const whenTaken = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("taken").length > 0);

/** On the local sign-in provider's page: picks somebody, and returns signed in. */
export async function chooseAs(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

/** Signs in as somebody who has been here before. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await chooseAs(page, name);
  await page.waitForURL(/\/(user|beamer)/);
}

/**
 * On a creator's offerings: opens an offer at its times of next month. Of today's some may be over,
 * or be so in the next minute.
 */
export async function book(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: `Book ${title}` }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("radio").first().waitFor();
}

/**
 * On the booking page: takes the slot that the picker proposes, and answers what must be answered.
 */
export async function takeSlotAndAnswer(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ }).click();
  await page
    .getByLabel(/What would you like to talk about\?/)
    .fill("שלום 👋 the opening of a talk");
  await page.getByRole("button", { name: new RegExp(`^${button}`) }).click();
}

/** Goes to a drop by its creator's offerings. `of` is the creator's slug. */
export async function openItem(
  page: Page,
  { of: slug, title }: { of: string; title: string },
): Promise<void> {
  await page.goto(`/${slug}/offerings`);
  await page.getByRole("link", { name: title }).click();
  await page.waitForURL(/\/consumable\/publication\//);
}

/** On the payment page's first step. */
export async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel(/Full name/).fill("Demo Buyer");
  await page.getByLabel(/^Email/).fill("buyer@demo.example");
  await page.getByLabel(/Address line 1/).fill("Demo Street 1");
  await page.getByLabel(/Postal code/).fill("1000");
  await page.getByLabel(/City/).fill("Brussels");
  await page.getByRole("combobox", { name: /^Country/ }).fill("Belgium");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Continue/ }).click();
}

/** On the payment page's second step. */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel(/Card number/).fill(cardNumber);
  await page.getByLabel(/Expir/).fill("12/40");
  await page.getByLabel(/CVC|Security code/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** On the local sign-in provider's page: comes for the first time. */
export async function signUpAs(
  page: Page,
  person: { firstName: string; lastName: string; email: string },
): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/**
 * Lets the first call whose body matches reach the server, and never lets its answer reach the
 * page. `answered` resolves with that answer.
 */
export async function holdBackFirstAnswer(
  page: Page,
  body: RegExp,
): Promise<{ answered: Promise<string> }> {
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    if (!isFirst || !body.test(route.request().postData() ?? "")) return route.fallback();
    isFirst = false;
    const answer = await route.fetch();
    resolve(await answer.text());
  });
  return { answered };
}

/** Draws a finger over something, fast enough to be a swipe, however slow the machine is. */
export async function swipe(page: Page, over: Locator, to: "left" | "right"): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error("there is nothing to swipe over");
  const [near, far] = [box.x + box.width * 0.25, box.x + box.width * 0.75];
  const [from, end] = to === "left" ? [far, near] : [near, far];
  const y = box.y + box.height / 2;
  const touches = await page.context().newCDPSession(page);
  const endedAt = Date.now();
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x: number | null, at: number) =>
    touches.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === null ? [] : [{ x, y }],
      timestamp: at / 1000,
    });
  await send("touchStart", from, endedAt - 100);
  await send("touchMove", end, endedAt - 50);
  await send("touchEnd", null, endedAt);
  await touches.detach();
}
