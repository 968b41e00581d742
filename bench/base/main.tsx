import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import {
  RelayEnvironmentProvider,
  loadQuery,
  useFragment,
  useMutation,
  usePreloadedQuery,
} from "react-relay/hooks";
import {
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from "react-router";
import {
  type ConcreteRequest,
  type ReaderFragment,
  Environment,
  Network,
  RecordSource,
  Store,
} from "relay-runtime";

/*
 * The smallest page that has what the web app is built on: React, the router in data mode, Relay's
 * hooks. It is built to be weighed, not viewed.
 */
const environment = new Environment({
  network: Network.create(() => ({ data: {} })),
  store: new Store(new RecordSource()),
});

/** What Relay's compiler would have written; weightless, since only the libraries are weighed. */
const artefact: unknown = null;

function Page() {
  const data = usePreloadedQuery(
    artefact as ConcreteRequest,
    useLoaderData<ReturnType<typeof loadQuery>>(),
  );
  useFragment(artefact as ReaderFragment, data as never);
  const [commit] = useMutation(artefact as ConcreteRequest);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { slug } = useParams();
  const [search] = useSearchParams();
  if (search.has("away")) return <Navigate to="/" />;
  return (
    <button type="button" onClick={() => void (commit({ variables: {} }), navigate("/"))}>
      {pathname} {slug}
    </button>
  );
}

function Frame() {
  return (
    <Suspense fallback={null}>
      <Link to="/">Home</Link>
      <Outlet />
    </Suspense>
  );
}

const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: () => String(useRouteError()),
    children: [
      { path: "/", loader: () => redirect("/base") },
      {
        path: "/:slug",
        loader: () => loadQuery(environment, artefact as ConcreteRequest, {}),
        Component: Page,
      },
    ],
  },
]);

createRoot(document.body).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  </StrictMode>,
);
