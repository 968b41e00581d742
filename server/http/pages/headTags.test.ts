import { expect, test } from "vitest";
import { headTags } from "./headTags.ts";

const PLACE = { origin: "https://beamers.example", path: "/ada/about" };
const LINK = {
  title: 'Ada "Demo" <3',
  description: "Speaks & writes",
  picturePath: "/link-previews/usr_1/abc.jpg",
  isListed: true,
  structured: [{ "@type": "Person", name: "</script><script>alert(1)" }],
};
const RENDERED = "<title>Ada · About · Beamers</title>";

test("what people typed is text, also within the data for machines", () => {
  const tags = headTags({ ...PLACE, rendered: RENDERED, link: LINK });
  expect(tags).toContain('<meta property="og:title" content="Ada &quot;Demo&quot; &lt;3" />');
  expect(tags).toContain('<meta name="description" content="Speaks &amp; writes" />');
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": LINK.structured,
  });
});

test("a page has one address, whole, and so has its picture", () => {
  const tags = headTags({ ...PLACE, rendered: RENDERED, link: LINK });
  expect(tags).toContain('<link rel="canonical" href="https://beamers.example/ada/about" />');
  expect(tags).toContain(
    '<meta property="og:image" content="https://beamers.example/link-previews/usr_1/abc.jpg" />',
  );
});

test("what is not to be found says so", () => {
  const of = (isListed: boolean) =>
    headTags({ ...PLACE, rendered: RENDERED, link: { ...LINK, isListed } });
  expect(of(false)).toContain('<meta name="robots" content="noindex" />');
  expect(of(true)).not.toContain("noindex");
});

test("a page of the site is described by its own title and description", () => {
  const rendered = '<title>Team · Beamers</title><meta name="description" content="You &amp; us"/>';
  const tags = headTags({ ...PLACE, rendered, link: null });
  expect(tags).toContain('<meta property="og:title" content="Team" />');
  expect(tags).toContain('<meta property="og:description" content="You &amp; us" />');
  expect(tags.match(/name="description"/g)).toHaveLength(1);
  expect(tags).toContain("https://beamers.example/link-preview.jpg");
  expect(tags).not.toContain("ld+json");
});
