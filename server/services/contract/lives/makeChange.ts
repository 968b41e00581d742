import { DAYS_OF_WEEK } from "../../../../src/domain/generated/enums.ts";
import { updateCatalogItemStatus } from "../../catalogue/updateCatalogItemStatus.ts";
import { updateOneOnOne } from "../../catalogue/updateOneOnOne.ts";
import { updatePublicationDetails } from "../../catalogue/updatePublicationDetails.ts";
import type { CreatorChange } from "./changes.ts";
import { existing } from "./existing.ts";
import type { WorkScene } from "./scene.ts";

/** Carries it out through the creators' own calls. */
export async function makeChange(scene: WorkScene, one: CreatorChange): Promise<unknown> {
  const { world } = scene;
  switch (one.does) {
    case "hours": {
      const { userId: creatorId } = existing(scene.people[one.creator], "creator");
      const ranges = one.opensAt < 24 * 60 ? [{ start: one.opensAt, end: 24 * 60 }] : [];
      const days = DAYS_OF_WEEK.map((day) => ({ day, ranges }));
      return world.store.availability.save({
        id: world.newId("hrs"),
        creatorId,
        hours: { timeZone: "UTC", days },
      });
    }
    case "status": {
      const { id } = itemAt(scene, one.item);
      return updateCatalogItemStatus(contextOfCreator(scene, one.item), {
        id,
        status: one.status,
      });
    }
    case "reprice":
      return reprice(scene, one);
  }
}

function reprice(
  scene: WorkScene,
  one: Extract<CreatorChange, { does: "reprice" }>,
): Promise<unknown> {
  const row = itemAt(scene, one.item);
  const { id, title, description } = row;
  const price = one.priceInCents / 100;
  const context = contextOfCreator(scene, one.item);
  if (row.category === "PUBLICATION") {
    return updatePublicationDetails(context, { id, title, description, price });
  }
  return updateOneOnOne(context, {
    id,
    title,
    description,
    price,
    descriptionBulletPoints: row.category === "ONE_ON_ONE" ? row.descriptionBulletPoints : [],
    duration: one.isLong ? "SIXTY_MINUTES" : "THIRTY_MINUTES",
  });
}

const itemAt = ({ items }: WorkScene, index: number) =>
  existing([...items.values()][index], "item");

function contextOfCreator(scene: WorkScene, index: number) {
  const { creatorId } = itemAt(scene, index);
  return scene.world.contextFor({ userId: creatorId, role: "beamer" });
}
