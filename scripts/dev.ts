import { develop } from "./develop";
import { main } from "./main";

main(() => develop());
