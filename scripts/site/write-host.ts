import { resolve } from "node:path";
import { argv } from "node:process";
import { RELEASES } from "@capture/host/releases";
import { main } from "../lib/main";
import { writeHostFolder } from "./host-folder";

/** Writes a host folder: `npm run host:folder -- ../acme-host`. */
main(async () => {
  const [folder, ...more] = argv.slice(2);
  if (folder === undefined || more.length > 0) throw new Error("Usage: npm run host:folder -- <folder>");
  const name = await writeHostFolder(resolve(folder));
  console.log(`${folder} serves ${RELEASES}/${name}: cd ${folder} && node serve.js`);
});
