import { resolve } from "node:path";
import { serve } from "../server/serve";
import { buildSite } from "./build-site";
import { isBuilt } from "./build-stamp";
import { main } from "./main";

main(async () => {
  const code = isBuilt() ? 0 : await buildSite();
  if (code === 0) await serve(resolve("public"));
  return code;
});
