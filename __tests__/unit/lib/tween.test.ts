import { createTween } from "../../../src/lib/tween";

const startTween = (prefersReducedMotion: boolean) => {
  const tween = createTween(() => prefersReducedMotion);
  const progress: number[] = [];
  return { tween, progress, arrival: tween.start(100, (value) => progress.push(value)) };
};

test("reports the progress in each frame until the end", async () => {
  const { tween, progress, arrival } = startTween(false);
  for (const now of [1000, 1050, 1100]) tween.update(now);
  expect(progress).toEqual([0, 0.5, 1]);
  expect(tween.isRunning).toBe(false);
  expect(await arrival).toBe(true);
});

test("resolves to false when another transition starts", async () => {
  const { tween, arrival } = startTween(false);
  tween.update(1000);
  void tween.start(100, () => undefined);
  expect(await arrival).toBe(false);
  expect(tween.isRunning).toBe(true);
});

test("completes immediately when reduced motion is preferred, so that no key press is ignored", async () => {
  const { tween, progress, arrival } = startTween(true);
  expect(tween.isRunning).toBe(false);
  expect(progress).toEqual([1]);
  expect(await arrival).toBe(true);
});
