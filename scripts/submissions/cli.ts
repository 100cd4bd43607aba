import "../lib/content-imports";
import { argv, env, stdout } from "node:process";
import { main } from "../lib/main";
import { runSubmissions } from "./run-submissions";

main(async () => {
  const { text, code } = await runSubmissions(argv.slice(2), env, console.error);
  stdout.write(text);
  return code;
});
