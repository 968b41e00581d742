import { Outlet, useLocation, useParams } from "react-router";
import { reportAddress } from "../../domain/forms/addresses.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import { Link } from "../../ui/Link/Link.tsx";
import { Shell } from "./Shell.tsx";

/** The layout of the pages that visitors see: creators' pages, sign-in, bookings. */
export function PublicShell() {
  return (
    <Shell home={PATHS.root} links={<ReportPage />}>
      <Outlet />
    </Shell>
  );
}

/** On creators' pages alone, which have a slug: what others publish can be reported. */
function ReportPage() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  return (
    slug !== undefined && (
      <Link href={reportAddress(pathname)} variant="quiet">
        Report this page
      </Link>
    )
  );
}
