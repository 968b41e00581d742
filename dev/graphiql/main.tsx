import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./page.css";
import { GraphiQL } from "graphiql";
import { buildASTSchema, parse } from "graphql";
import { createRoot } from "react-dom/client";
import contract from "../../schema.graphql?raw";
import { browserHost } from "../../src/session/browserHost.ts";
import { describeAccess } from "./describeAccess.ts";
import { createFetcher } from "./fetcher.ts";

const FIRST_QUERY = `# Sent as whoever is signed in
# on this site, or as a visitor.
{
  me {
    firstName
    lastName
  }
}
`;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const isWide = window.matchMedia("(width > 800px)").matches;
const schema = buildASTSchema(describeAccess(parse(contract)));
const host = browserHost({ goTo: (path) => window.location.assign(path) });
createRoot(root).render(
  <GraphiQL
    schema={schema}
    fetcher={createFetcher(host)}
    defaultQuery={FIRST_QUERY}
    isHeadersEditorEnabled={false}
    {...(isWide ? { visiblePlugin: "Documentation Explorer" } : {})}
  />,
);
