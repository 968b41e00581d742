import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { CardBody, CardLink, CardMedia, Card } from "../../src/ui/Card/Card.tsx";
import { Text, Heading } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Card" });

/** A drawn page, so that no story needs the network. */
const slide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#20304a"/><path d="M24 176L180 24h116z" fill="#e9c46a"/><path d="M24 40h96M24 56h64" stroke="#fff" stroke-width="6"/></svg>',
)}`;

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A thing that opens">
        <Card as="article" isInteractive padding="none">
          <CardMedia>
            <img src={slide} alt="" />
          </CardMedia>
          <CardBody>
            <Heading level={3} size="section">
              <CardLink href="#eleventh">The eleventh minute</CardLink>
            </Heading>
            <Text tone="muted" size="small">
              € 12,10 incl. VAT
            </Text>
          </CardBody>
        </Card>
      </Shown>
      <Shown as="With a long title">
        <Card as="article" isInteractive padding="none">
          <CardMedia>
            <img src={slide} alt="" />
          </CardMedia>
          <CardBody>
            <Heading level={3} size="section">
              <CardLink href="#long">{LONG_LINE}</CardLink>
            </Heading>
          </CardBody>
        </Card>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Card as="article" isInteractive padding="none">
          <CardMedia>
            <img src={slide} alt="" />
          </CardMedia>
          <CardBody>
            <Heading level={3} size="section">
              <CardLink href="#hebrew">{HEBREW}</CardLink>
            </Heading>
          </CardBody>
        </Card>
      </Shown>
      <Shown as="Raised">
        <Card padding="large">
          <Text>What time is it where you are?</Text>
        </Card>
      </Shown>
      <Shown as="Plain">
        <Card variant="plain">
          <Text>Two drops</Text>
        </Card>
      </Shown>
      <Shown as="Sunken">
        <Card variant="sunken">
          <Text>Beamers invite beamers.</Text>
        </Card>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "The eleventh minute" })).toHaveFocus();
  },
});
