import { endWithNpm } from "./end-with-npm";

/**
 * Runs a command until it ends, or until the npm that started it ends. A number that it returns becomes the exit code.
 * Of an error only the message is printed, without a stack, and the exit code is 1.
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
