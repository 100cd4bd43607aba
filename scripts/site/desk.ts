import { createDeskServer } from "@capture/desk/server";
import { develop, currentProblems, draftOverlay, SOURCE } from "./develop/develop";
import { developPort } from "./develop/develop-port";
import { main } from "../lib/main";

/** Serves the development site with the content desk at /admin/, which only this machine can reach. */
main(async () => {
  const port = await developPort();
  const desk = await createDeskServer(SOURCE, currentProblems, draftOverlay);
  const url = await desk.listen({ host: "127.0.0.1", port: 0 });
  console.log(`The content desk will be at http://localhost:${port}/admin/ (Chrome or Edge).`);
  const code = await develop(port, { DESK_URL: url });
  await desk.close();
  return code;
});
