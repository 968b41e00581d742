import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { describeSharing } from "../contract.ts";
import { createLocalSharing } from "./local.ts";

describeSharing("this machine", async () => {
  const sharing = createLocalSharing({ standIns: createMemoryStandIns(), now: () => 0 });
  return {
    sharing,
    accessToken: "token",
    posts: () => sharing.readPosts(),
    revoke: () => sharing.setOpen(false),
  };
});
