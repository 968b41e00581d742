import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Badge } from "../../src/ui/Badge/Badge.tsx";
import { Banner } from "../../src/ui/Banner/Banner.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { CopyField } from "../../src/ui/CopyField/CopyField.tsx";
import { Countdown } from "../../src/ui/Countdown/Countdown.tsx";
import { DateBadge } from "../../src/ui/DateBadge/DateBadge.tsx";
import { Icon } from "../../src/ui/Icon/Icon.tsx";
import { iconPaths, type IconName } from "../../src/ui/Icon/paths.ts";
import { Cluster, Page, Stack } from "../../src/ui/Layout/Layout.tsx";
import { Price } from "../../src/ui/Price/Price.tsx";
import { ProgressBar, Steps } from "../../src/ui/Progress/Progress.tsx";
import { TextClamp } from "../../src/ui/TextClamp/TextClamp.tsx";
import { Heading, Text } from "../../src/ui/Type/Type.tsx";
import { ThemeToggle } from "../../src/ui/theme/ThemeToggle.tsx";

const tones = ["neutral", "accent", "success", "warning", "danger"] as const;
const meta = preview.meta({ parameters: { layout: "fullscreen" } });

export const Banners = meta.story({
  render: () => (
    <Page>
      <Stack>
        {tones.map((tone) => (
          <Banner key={tone} label={`${tone} notice`} tone={tone} onDismiss={() => undefined}>
            Prices include the VAT of the country that we guess from your IP address.
          </Banner>
        ))}
        <Banner label="VAT" actions={<Button variant="primary">Login</Button>}>
          Prices include the VAT of Belgium, the country that we guess from your IP address.
        </Banner>
      </Stack>
    </Page>
  ),
});

export const BadgesAndPrices = meta.story({
  render: () => (
    <Page>
      <Stack gap="large">
        <Cluster>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Cluster>
        <Cluster gap="medium">
          <DateBadge month="Nov" day="24" label="Tuesday 24 November 2026" dateTime="2026-11-24" />
          <Stack gap="none">
            <Heading level={3}>Thirty minutes on your first offer</Heading>
            <Text size="small" tone="muted">
              09:30 to 10:00
            </Text>
          </Stack>
        </Cluster>
        <Cluster gap="large">
          <Price text="€ 54,45" note="incl. VAT" />
          <Price text="€ 1.234,50" note="excl. VAT" size="large" />
          <Price text="Free" />
        </Cluster>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("time")).toHaveTextContent("Tuesday 24 November 2026");
  },
});

export const StepsAndBars = meta.story({
  render: () => (
    <Page>
      <Stack gap="large">
        <Steps label="Payment" steps={["Details", "Payment"]} current={0} />
        <Steps label="Payment, later" steps={["Details", "Payment"]} current={1} />
        <ProgressBar label="Slides read" value={0.4} />
        <ProgressBar label="Uploading" />
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Slides read" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByRole("list", { name: "Payment, later" })).toHaveTextContent(
      "Details, done2Payment",
    );
  },
});

const onDone = fn();

export const CountedDown = meta.story({
  render: () => (
    <Page>
      <Countdown from={1} onDone={onDone} format={(left) => `Redirecting in ${left} seconds...`} />
    </Page>
  ),
  beforeEach: () => {
    onDone.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Redirecting in 1 seconds...")).toBeVisible();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(canvas.getByText("Redirecting in 0 seconds...")).toBeVisible();
  },
});

export const Copied = meta.story({
  render: () => (
    <Page width="narrow">
      <CopyField label="Invitation link" value="https://example.org/join?beamercode=DEMO2026" />
    </Page>
  ),
  beforeEach: () => {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = fn(() => Promise.resolve());
    return () => {
      navigator.clipboard.writeText = write;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      "https://example.org/join?beamercode=DEMO2026",
    );
  },
});

export const CopyRefused = meta.story({
  render: () => (
    <Page width="narrow">
      <CopyField label="Invitation link" value="https://example.org/join" />
    </Page>
  ),
  beforeEach: () => {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = fn(() => Promise.reject(new Error("Not allowed")));
    return () => {
      navigator.clipboard.writeText = write;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Press Ctrl+C" })).toBeVisible();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input.selectionEnd).toBe(input.value.length);
  },
});

const biography = `Fifteen years of deals that nearly failed, and what saved them.
${"A demo text that goes on for a while, so that there is something to fold away. ".repeat(5)}The end.`;

export const LongTextUnfolded = meta.story({
  render: () => (
    <Page>
      <TextClamp text={biography} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The end/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "See more" }));
    await expect(canvas.getByText(/The end/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "See less" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
});

export const Icons = meta.story({
  render: () => (
    <Page>
      <Cluster gap="large">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Stack key={name} gap="tiny">
            <Icon name={name} size="large" />
            <Text size="tiny" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Cluster>
    </Page>
  ),
});

export const ThemeChosen = meta.story({
  render: () => (
    <Page>
      <ThemeToggle />
    </Page>
  ),
  globals: { theme: "light" },
  beforeEach: () => () => {
    document.documentElement.dataset["theme"] = "light";
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use the dark theme" }));
    await expect(await canvas.findByRole("button", { name: "Use the light theme" })).toBeVisible();
    await expect(document.documentElement.dataset["theme"]).toBe("dark");
    await expect(localStorage.getItem("theme")).toBe("dark");
  },
});
