import { buildSite } from "./build-site";
import { main } from "../lib/main";

main(buildSite);
