import { resolve } from "node:path";
import { serve } from "../server/serve";
import { main } from "./main";

main(async () => {
  await serve(resolve("public"));
  return undefined;
});
