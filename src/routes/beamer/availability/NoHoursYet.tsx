import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";

/** No day is on: what that means, and a typical week to start with. */
export function NoHoursYet({ onFill }: { onFill: () => void }) {
  return (
    <Banner label="No hours" actions={<Button onClick={onFill}>Fill in weekdays, 9 to 5</Button>}>
      <p>Every day is off, so nobody can book you. Turn on the days when people can.</p>
    </Banner>
  );
}
