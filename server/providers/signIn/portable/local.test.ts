import { createTestWorld } from "../../../testing/world.ts";
import { describeSignIn } from "../contract.ts";
import { createLocalSignIn } from "./local.ts";

describeSignIn("the portable stand-in", async () => {
  const { store, process } = createTestWorld();
  const signIn = createLocalSignIn({ standIns: store.standIns, newSecret: process.newSecret });
  const ada = {
    issuer: "local",
    subject: "ada",
    email: "ada@example.test",
    firstName: "Ada",
    lastName: "Example",
  };
  return {
    signIn,
    goAndPickAda: async (address) => {
      const asked = new URL(address).searchParams;
      const redirectUri = asked.get("redirect_uri") ?? "";
      const code = await signIn.choose({ person: ada, redirectUri });
      return new URLSearchParams({ code, state: asked.get("state") ?? "" });
    },
  };
});
