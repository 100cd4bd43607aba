/**
 * Runs a command to its end: its number becomes the exit code, and an error is
 * told by its sentence, without a stack, with exit code 1.
 */
export function main(command: () => unknown): void {
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
