import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { describeSignIn } from "../contract.ts";
import { createLocalSignIn } from "./local.ts";

describeSignIn("the portable stand-in", async () => {
  let count = 0;
  const signIn = createLocalSignIn({
    standIns: createMemoryStandIns(),
    newSecret: () => `secret${(count += 1)}`,
  });
  const ada = {
    issuer: "local",
    subject: "ada",
    email: "ada@example.test",
    isEmailVerified: true,
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
