import { EventEmitter } from "node:events";
import { warnOfDrops } from "../src/serve";

describe("drops", () => {
  test("closed connections are logged once an hour", () => {
    jest.useFakeTimers();
    const server = new EventEmitter();
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    warnOfDrops(server, 2000, log);
    const drop = (minutes: number): number => {
      jest.advanceTimersByTime(minutes * 60_000);
      server.emit("drop");
      return log.warn.mock.calls.length;
    };
    expect([drop(0), drop(1), drop(58), drop(1), drop(59), drop(1)]).toEqual([1, 1, 1, 2, 2, 3]);
    jest.useRealTimers();
  });
});
