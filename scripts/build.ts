import { buildSite } from "./build-site";
import { main } from "./main";

main(buildSite);
