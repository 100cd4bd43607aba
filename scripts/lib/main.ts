import { endWithNpm } from "./end-with-npm";

/**
 * Runs a command to its end, or to that of the npm that runs it: its number becomes the exit code, and an error is
 * told by its sentence, without a stack, with exit code 1.
 */
export function main(command: () => unknown): void {
  endWithNpm();
  Promise.resolve()
    .then(command)
    .then(
      (code) => {
        if (typeof code === "number") process.exitCode = code;
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
      },
    );
}
