import { develop } from "./develop";
import { developPort } from "./develop-port";
import { main } from "../lib/main";

main(async () => develop(await developPort()));
