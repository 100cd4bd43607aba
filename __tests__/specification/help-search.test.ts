import { localeOf } from "@capture/domain/lib/locale";
import { openHelpSearch } from "../../src/search/help-search";
import { helpDocuments } from "../../src/search/help-documents";
import { buildIndex } from "../../src/search/build-index";
import { contentOf } from "../support/content/data";
import { helpContent } from "../support/content/help-content";

const search = openHelpSearch(buildIndex(helpDocuments(helpContent), localeOf(contentOf("site.json"))));
const first = (question: string): string | undefined => search.ask(question)[0]?.id;

test.each([
  ["How heavy is the PRO?", "pro-weight"],
  ["What does META weigh?", "meta-weight"],
  ["battery life of META", "meta-battery"],
  ["Does the MINION have WLAN?", "minion-wifi"],
  ["How far does the laser reach?", "meta-scanningRange"],
  ["Which device is the most accurate?", "meta-accuracy"],
  ["Is the laser eye safe?", "meta-laserSafetyClass"],
  ["how big is minion", "minion-productDimensions"],
  ["Can I work in the cold with META?", "meta-workingTemperature"],
  ["How large a scene can PRO capture?", "pro-maxSceneSize"],
  ["How long does one point take with MINION?", "minion-shootingTime"],
  ["Does META work with Android?", "meta-controlApp"],
  ["Is there a REST API?", "platform-card-1"],
  ["How long does the battery last?", "faq-battery-life"],
  ["batery life", "faq-battery-life"],
  ["What file formats can I export?", "faq-export-formats"],
  ["sharing a space with a client", "faq-sharing-spaces"],
  ["embed a tour in my website", "faq-sharing-spaces"],
  ["PRO vs META", "faq-device-differences"],
  ["set up my new device", "faq-first-setup"],
  ["user manual for META", "manual-meta-manual"],
  ["How do I clean the lenses?", "tutorial-pro-first-point"],
  ["floor planner", "tutorial-floor-planner"],
])("the first answer to “%s” is %s", (question, id) => {
  expect(first(question)).toBe(id);
});

test.each([
  ["How many control points do I need for RTK?", "/blog/1"],
  ["merge several captures", "/blog/3"],
  ["loan device during repair", "/blog/4"],
  ["Where is my data stored?", "/blog/11"],
  ["water damage first 24 hours", "/blog/15"],
])("the first answer to “%s” is the article %s", (question, to) => {
  expect(search.ask(question)[0]).toMatchObject({ kind: "article", to });
});

test.each([
  "asdf qwerty zxcv",
  "What is the capital of France?",
  "How do I bake a cake?",
  "who won the football match yesterday",
  "What is the meaning of life?",
  "price of META",
  "hello",
  "the of and",
  "",
  "???",
])("“%s” finds nothing", (question) => {
  expect(search.ask(question)).toEqual([]);
});

test.each([
  ["What file formats can I export?", "Ｗｈａｔ ｆｉｌｅ ｆｏｒｍａｔｓ can I ex\u00adport?"],
  ["Does the MINION have Wi-Fi?", "Does the MINION have Wi‑Fi?"],
  ["What is a point cloud?", "What is a pointcloud?"],
  ["point cloud of ±1 cm", "point–cloud of ±1cm"],
])("“%s” has the same answers as “%s”", (question, other) => {
  expect(search.ask(question)).not.toEqual([]);
  expect(search.ask(other)).toEqual(search.ask(question));
});

test("does not answer with the specification of another device", () => {
  const figures = search.ask("weight of PRO").filter(({ kind }) => kind === "specification");
  expect(figures.map(({ source }) => source)).toEqual(["PRO"]);
});

test("answers with all devices when the question has no device name", () => {
  const answers = search.ask("bluetooth");
  expect(answers.map(({ source }) => source).sort()).toEqual(["META", "MINION", "PRO"]);
});

test("returns at most three answers, and each article at most once", () => {
  for (const question of ["accuracy", "storage", "capture a building", "Where is my data stored?"]) {
    const answers = search.ask(question);
    const articles = answers.filter(({ kind }) => kind === "article").map(({ to }) => to);
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(new Set(articles).size).toBe(articles.length);
  }
});

test("an article's answer is a short snippet that contains the search terms", () => {
  const [answer] = search.ask("loan device during repair");
  expect(answer?.text).toMatch(/loan/i);
  expect(answer?.text.length).toBeLessThanOrEqual(300);
});
