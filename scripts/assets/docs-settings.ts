import { writeFileSync } from "node:fs";
import { main } from "../lib/main";
import { envExample } from "./settings-texts";

/** Rewrites .env.example from the schemas of the settings. */
main(async () => writeFileSync(".env.example", envExample()));
