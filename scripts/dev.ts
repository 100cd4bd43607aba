import { develop } from "./develop";
import { developPort } from "./develop-port";
import { main } from "./main";

main(async () => develop(await developPort()));
