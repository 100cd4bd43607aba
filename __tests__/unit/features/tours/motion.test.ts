import { createMotion } from "../../../../src/features/tours/viewer/scene/motion";

const start = (reduced: boolean) => {
  const motion = createMotion(() => reduced);
  const shares: number[] = [];
  return { motion, shares, arrival: motion.start(100, (share) => shares.push(share)) };
};

test("a movement goes from frame to frame and arrives", async () => {
  const { motion, shares, arrival } = start(false);
  for (const now of [1000, 1050, 1100]) motion.frame(now);
  expect(shares).toEqual([0, 0.5, 1]);
  expect(motion.isMoving).toBe(false);
  expect(await arrival).toBe(true);
});

test("a movement that another ends has not arrived", async () => {
  const { motion, arrival } = start(false);
  motion.frame(1000);
  void motion.start(100, () => undefined);
  expect(await arrival).toBe(false);
  expect(motion.isMoving).toBe(true);
});

test("for whoever asks for less motion it has arrived before the next frame, so no key pressed then is lost", async () => {
  const { motion, shares, arrival } = start(true);
  expect(motion.isMoving).toBe(false);
  expect(shares).toEqual([1]);
  expect(await arrival).toBe(true);
});
