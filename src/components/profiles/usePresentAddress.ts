import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { underSlug } from "../../domain/profiles/underSlug.ts";

/**
 * For every page below `/{slug}`: replaces the address by the current one when a former slug led
 * here (docs/product.md 3.11). `slug` is the current one.
 */
export function usePresentAddress(slug: string): void {
  const { slug: named = slug } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFormer = named.toLowerCase() !== slug;
  useEffect(() => {
    if (isFormer) void navigate(underSlug(pathname, slug) + search + hash, { replace: true });
  }, [isFormer, navigate, pathname, search, hash, slug]);
}
