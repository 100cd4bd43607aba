/**
 * Calls once what was just drawn is on the screen, for work that a hand need
 * not wait for.
 * @returns takes it back while it has not been done
 */
export function afterPaint(call: () => void): () => void {
  let task: number | undefined;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
