import { main } from "../scripts/lib/main";
import { serveBuilt } from "./site";

/** Serves the built site, without a form receiver, until the process ends. */
main(async () => {
  const { url } = await serveBuilt();
  console.log(`The built site is served at ${url}`);
});
