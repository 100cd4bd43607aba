import { buildSite } from "./build-site";
import { main } from "../lib/main";
import { isBuildWanted } from "./schedule/is-due";

main(() => {
  if (isBuildWanted(process.argv.slice(2))) return buildSite();
  console.log("No entry has begun or ended since the last build.");
  return 0;
});
