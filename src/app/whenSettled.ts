import type { DataRouter } from "react-router";

/** Resolves once the router has the code of its first screens and has followed all redirects. */
export function whenSettled(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== "idle") return;
      end();
      resolve();
    };
    const end = router.subscribe(look);
    look();
  });
}
