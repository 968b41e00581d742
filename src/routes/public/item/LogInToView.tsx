import { useLogIn } from "../../../session/useLogIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";

/** What a visitor does first; afterwards they are back here. */
export function LogInToView() {
  const logIn = useLogIn();
  return (
    <div>
      <Button variant="primary" size="large" iconEnd={<Icon name="arrowRight" />} onClick={logIn}>
        Log in to view content
      </Button>
    </div>
  );
}
