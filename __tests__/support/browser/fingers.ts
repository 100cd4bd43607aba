import type { CDPSession } from "playwright-core";

type Finger = readonly [x: number, y: number];
/** Touch moves from start to end. */
const STEPS = 5;

/** Touches the screen with fingers, moves and lifts them. @param fingers start and end of each */
export async function moveFingers(session: CDPSession, fingers: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : fingers.map(([[x, y], [toX, toY]], id) => ({ id, x: x + (toX - x) * share, y: y + (toY - y) * share })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", step / STEPS);
  await touch("touchEnd", 1);
}
