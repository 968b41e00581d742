import { Banner } from "../../ui/Banner/Banner.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface ReportedErrorProps {
  /** Null without one. */
  failure: { title: string; nextStep: string } | null;
}

/** An error of the sign-in's provider that the address reports, see `useReportedError`. */
export function ReportedError({ failure }: ReportedErrorProps) {
  if (failure === null) return null;
  return (
    <div role="alert">
      <Banner label="Sign-in" tone="danger">
        <Text size="small">
          {failure.title} {failure.nextStep}
        </Text>
      </Banner>
    </div>
  );
}
