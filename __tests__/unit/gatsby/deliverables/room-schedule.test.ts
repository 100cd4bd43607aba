import { roomSchedule } from "../../../../gatsby/outputs/deliverables/room-schedule";
import { smallFlat } from "../../../support/deliverables/small-flat";

const labels = {
  ...{ room: "Room", width: "Width (m)", depth: "Depth (m)", area: "Area (sq m)" },
  ...{ perimeter: "Perimeter (m)", height: "Height (m)", volume: "Volume (cu m)" },
};

test("lists each room with plain decimals, and quotes fields with a comma", () => {
  expect(roomSchedule(smallFlat, labels, "en-US")).toBe(
    [
      "Room,Width (m),Depth (m),Area (sq m),Perimeter (m),Height (m),Volume (cu m)",
      '"Küche, “offen”",4.123,3.000,12.369,14.246,2.400,29.686',
      "Study,2.500,3.000,7.500,11.000,2.400,18.000",
      "",
    ].join("\r\n"),
  );
});

test("a German spreadsheet reads its decimal commas, between semicolons", () => {
  expect(roomSchedule(smallFlat, labels, "de-DE")).toContain("\r\nStudy;2,500;3,000;7,500;11,000;2,400;18,000\r\n");
});

test("doubles quotation marks", () => {
  const rooms = [{ id: "a", name: 'The "den"', min: [0, 0], max: [1, 1] }];
  expect(roomSchedule({ ...smallFlat, rooms }, labels, "en-US")).toContain('\r\n"The ""den""",1.000');
});
