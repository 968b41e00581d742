import { useLocation } from "react-router";
import { useMe, useSession } from "../../session/SessionProvider.tsx";
import { homeOf } from "../../session/home.ts";
import { useLogIn } from "../../session/useLogIn.ts";
import { Avatar } from "../../ui/Avatar/Avatar.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Menu } from "../../ui/Menu/Menu.tsx";

/** Behind the picture: home, settings, sign out. For a visitor the way in. */
export function AccountMenu() {
  const me = useMe();
  const { signOut } = useSession();
  const logIn = useLogIn();
  const { pathname } = useLocation();

  if (!me) {
    if (pathname === "/login") return null;
    return <Button onClick={logIn}>Log in</Button>;
  }
  const name = `${me.firstName} ${me.lastName}`.trim();
  return (
    <Menu
      label="Your account"
      trigger={<Avatar name={name} src={me.profilePicture} isDecorative />}
      heading={name}
      items={[
        { label: "Home", icon: "user", href: homeOf(me) },
        { label: "Settings", icon: "settings", href: "/user/settings" },
        { label: "Sign out", icon: "signOut", onSelect: () => void signOut() },
      ]}
    />
  );
}
