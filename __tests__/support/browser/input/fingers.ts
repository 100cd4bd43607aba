import type { CDPSession } from "@playwright/test";

type Finger = readonly [x: number, y: number];
const MOVE_STEPS = 5;

/** Simulates a touch gesture of one or more fingers, each with its start and end. */
export async function moveFingers(session: CDPSession, fingers: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", progress: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : fingers.map(([[x, y], [toX, toY]], id) => ({
              id,
              x: x + (toX - x) * progress,
              y: y + (toY - y) * progress,
            })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= MOVE_STEPS; step += 1) await touch("touchMove", step / MOVE_STEPS);
  await touch("touchEnd", 1);
}
