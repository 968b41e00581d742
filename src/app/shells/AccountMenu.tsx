import { SignOutDialog } from "../frame/SignOutDialog.tsx";
import { useSignOut } from "../frame/useSignOut.ts";
import { fullName } from "../../domain/profiles/fullName.ts";
import type { MeSummary } from "../../session/claims.ts";
import { homeOf, settingsOf } from "../../session/home.ts";
import { Avatar } from "../../ui/Avatar/Avatar.tsx";
import { Menu } from "../../ui/Menu/Menu.tsx";
import { CutOffNotice } from "./CutOffNotice.tsx";

/** The header for a signed-in person: the menu that the picture opens, and a notice when needed. */
export function AccountMenu({ me }: { me: MeSummary }) {
  const signingOut = useSignOut();
  const name = fullName(me);
  return (
    <>
      <CutOffNotice />
      <Menu
        label="Your account"
        trigger={<Avatar name={name} src={me.profilePicture} isDecorative />}
        heading={name}
        items={[
          { label: "Home", icon: "user", href: homeOf(me) },
          { label: "Settings", icon: "settings", href: settingsOf(me) },
          { label: "Sign out", icon: "signOut", onSelect: () => void signingOut.start() },
        ]}
      />
      <SignOutDialog signingOut={signingOut} />
    </>
  );
}
