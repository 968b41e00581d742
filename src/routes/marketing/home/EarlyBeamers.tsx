import { PersonCard } from "../../../components/marketing/PersonCard.tsx";
import { Part } from "../../../components/marketing/parts.tsx";
import { EARLY_BEAMERS } from "../../../components/marketing/people.ts";
import { Columns } from "../../../ui/Layout/Layout.tsx";

/** Who is there already. */
export function EarlyBeamers() {
  return (
    <Part
      title="Early beamers"
      lead="Speakers, coaches and authors who open their pages with us in the private beta."
    >
      <Columns as="ul">
        {EARLY_BEAMERS.map(({ name, professionalTitle, offers }) => (
          <PersonCard key={name} level={3} name={name} title={professionalTitle} text={offers} />
        ))}
      </Columns>
    </Part>
  );
}
