import { develop } from "./develop/develop";
import { developPort } from "./develop/develop-port";
import { main } from "../lib/main";

main(async () => develop(await developPort()));
