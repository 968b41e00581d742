import { useLogIn } from "../../../session/signIn/useLogIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";

/** What a visitor does first, to buy it or because it is theirs already; both lead back here. */
export function LogInToView({ isForSale }: { isForSale: boolean }) {
  const logIn = useLogIn();
  const first = { variant: "primary", iconEnd: <Icon name="arrowRight" /> } as const;
  return (
    <Cluster>
      {isForSale && (
        <Button {...first} size="large" onClick={logIn}>
          Log in to buy
        </Button>
      )}
      <Button {...(isForSale ? { variant: "quiet" } : first)} size="large" onClick={logIn}>
        Log in to view content
      </Button>
    </Cluster>
  );
}
