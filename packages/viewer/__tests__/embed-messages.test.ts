import { readCommand, toMessage } from "../src/tour/embed-messages";

const GO_TO = { source: "tour", version: 1, type: "goTo", station: "hall" };

test("reads a command without its envelope, and ignores further fields", () => {
  expect(readCommand({ ...GO_TO, further: true })).toEqual({ type: "goTo", station: "hall" });
});

test.each([
  undefined,
  null,
  "goTo",
  [GO_TO],
  { type: "goTo", station: "hall" },
  { ...GO_TO, source: "another" },
  { ...GO_TO, version: 2 },
  { ...GO_TO, version: "1" },
  { ...GO_TO, type: "close" },
  { ...GO_TO, station: 1 },
  { ...GO_TO, station: undefined },
])("ignores %j", (data) => {
  expect(readCommand(data)).toBeUndefined();
});

test("an event is a command to nobody", () => {
  const message = toMessage({ type: "station", station: "hall" });
  expect(message).toEqual({ source: "tour", version: 1, type: "station", station: "hall" });
  expect(readCommand(message)).toBeUndefined();
});
