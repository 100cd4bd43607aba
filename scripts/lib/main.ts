import { endWithNpm } from "./end-with-npm";

/**
 * Runs a command, and ends it if the npm process that started it ends. A returned number becomes the exit code. After an
 * error the exit code is 1, and only the message is printed, without a stack trace.
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
