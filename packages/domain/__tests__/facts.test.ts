import { carriedSearch } from "../src/facts/carried-search";
import { answerChange, factNames, readFacts, type FactContent } from "../src/facts/read-facts";

const CONTENT: FactContent = {
  questions: [
    { id: "size", answers: [{ id: "small", maxArea: 150 }, { id: "middle", maxArea: 2000 }, { id: "large" }] },
    { id: "view", answers: [{ id: "one", maxRooms: 1 }, { id: "several" }] },
    { id: "need", answers: [{ id: "look" }, { id: "measure" }] },
  ],
  decisions: [{ id: "permit", follows: { question: "need", answer: "measure" } }, { id: "idea" }],
};
const read = (search: string, locale = "en-US") =>
  readFacts(CONTENT, Object.fromEntries(new URLSearchParams(search)), locale);

test("reads amounts, answers and the decision", () => {
  expect(read("area=80.5&rooms=4&floors=2&distance=12&tolerance=5&decision=idea&view=several&need=look")).toEqual({
    amounts: { area: 80.5, rooms: 4, floors: 2, distance: 12, tolerance: 5 },
    decision: "idea",
    answers: { size: "small", view: "several", need: "look" },
    followed: { size: "area" },
  });
});

test("unknown answers and invalid amounts are missing", () => {
  expect(read("area=x&rooms=1.5&distance=-1&decision=no&view=moon")).toEqual({
    amounts: {},
    decision: undefined,
    answers: {},
    followed: {},
  });
});

test.each([
  ["area=150", "small"],
  ["area=151", "middle"],
  ["area=2001", "large"],
  ["units=imperial&area-ft=1614", "small"],
  ["units=imperial&area=1&area-ft=1615", "middle"],
  ["units=imperial&area=4000", "large"],
  ["area-ft=43056", "large"],
])("the size follows from %s", (search, size) => {
  expect(read(search).answers.size).toBe(size);
});

test("one room is one view, and more rooms say nothing about it", () => {
  expect(read("rooms=1&view=several").answers.view).toBe("one");
  expect(read("rooms=3").answers.view).toBeUndefined();
  expect(read("rooms=3&view=one").answers.view).toBe("one");
});

test("a decision answers its question, in place of an answer from an earlier tool", () => {
  const facts = read("decision=permit&need=look");
  expect(facts.answers.need).toBe("measure");
  expect(facts.followed).toEqual({ need: "decision" });
});

test("an answer by hand drops the fact from which it followed, in both units", () => {
  expect(answerChange(read("area=80"), "size", "large")).toEqual({ size: "large", area: "", "area-ft": "" });
  expect(answerChange(read("decision=permit"), "need", "look")).toEqual({ need: "look", decision: "" });
  expect(answerChange(read(""), "need", "look")).toEqual({ need: "look" });
});

test("links of the tools before they shared facts are read as they are", () => {
  const names = factNames(CONTENT);
  for (const search of [
    "size=large&need=measure",
    "area=80&rooms=4&units=imperial&area-ft=861",
    "decision=permit&distance=24&view=one",
  ])
    expect([...new URLSearchParams(search).keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(read("size=large&need=measure").answers).toEqual({ size: "large", need: "measure" });
});

test("the next tool gets everything but settings of the page and marks of campaigns", () => {
  expect(carriedSearch("?area=80&show=all&without=weight&utm_source=mail&meta-areaPerMinute=25")).toBe(
    "?area=80&meta-areaPerMinute=25",
  );
  expect(carriedSearch("?show=all")).toBe("");
  expect(carriedSearch("?area=80", ["pro", "meta"])).toBe("?area=80&devices=pro%2Cmeta");
  expect(carriedSearch("?devices=meta", ["pro"])).toBe("?devices=meta");
});
