import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Card } from "../../src/ui/Card/Card.tsx";
import { Page, Stack, Cluster, Columns, Divider } from "../../src/ui/Layout/Layout.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Layout" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Stack">
        <Stack>
          <Button wide>One</Button>
          <Button wide>below</Button>
          <Button wide>the other</Button>
        </Stack>
      </Shown>
      <Shown as="Cluster, which breaks">
        <Cluster>
          <Button>Side</Button>
          <Button>by</Button>
          <Button>side</Button>
          <Button>and on</Button>
        </Cluster>
      </Shown>
      <Shown as="Cluster, at both ends">
        <Cluster justify="between">
          <Button>Back</Button>
          <Button>Continue</Button>
        </Cluster>
      </Shown>
      <Shown as="Columns, as many as fit" isWide>
        <Columns>
          {["One", "Two", "Three"].map((word) => (
            <Card key={word}>
              <Text>{word}</Text>
            </Card>
          ))}
        </Columns>
      </Shown>
      <Shown as="Columns, halves" isWide>
        <Columns kind="halves">
          <Card>
            <Text>Half</Text>
          </Card>
          <Card>
            <Text>Half</Text>
          </Card>
        </Columns>
      </Shown>
      <Shown as="Columns, with something aside" isWide>
        <Columns kind="aside">
          <Card>
            <Text>The thing</Text>
          </Card>
          <Card>
            <Text>Aside</Text>
          </Card>
        </Columns>
      </Shown>
      <Shown as="Page, narrow, with a divider" isWide>
        <Page width="narrow">
          <Text>Above</Text>
          <Divider />
          <Text>Below</Text>
        </Page>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
});
