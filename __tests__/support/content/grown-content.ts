import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Entry = Record<string, unknown>;

/** Ids and names of the entries that `growContent` adds. */
export const GROWN = {
  device: { slug: "nano", name: "NANO", cameraTag: "NANO Camera" },
  solution: { slug: "education", name: "Education" },
  category: "Research",
  area: { id: "field-work", title: "Field Work" },
  program: { id: "academic", title: "Academic Partner" },
  article: 16,
  study: 12,
  /** A former path of the solution. */
  alias: "/industries/schools",
  /** A bar on one page. */
  announcement: { text: "Meet {brand} at the fair.", page: "/contact" },
  /** Entries that are not published. Each of them contains `word`. */
  hidden: { word: "quagga", article: 17, scheduled: 18, study: 13, project: "quagga-hall", device: "quagga" },
} as const;

/**
 * Adds files and entries to a copy of data/, as a growing company does: a fourth device with a rule of the finder, a
 * row of the planner and one of the accuracy guide, a sixth solution, a category with its first article, an academy category with its first topic, a
 * partnership program, an announcement, and unpublished entries.
 * @param data path of the copy
 */
export function growContent(data: string): void {
  const read = <T = Entry>(name: string): T => JSON.parse(readFileSync(join(data, name), "utf8")) as T;
  const write = (name: string, value: object): void => writeFileSync(join(data, name), JSON.stringify(value, null, 2));
  const copy = (from: string, to: string, changes: Entry): void => write(to, { ...read(from), ...changes });
  const append = (name: string, item: unknown): void => {
    const list = read<{ items: unknown[] }>(name);
    write(name, { ...list, items: [...list.items, item] });
  };
  const has = (name: string): boolean => existsSync(join(data, name));
  /** The entry of a folder that comes first on the site and has this field. */
  const firstOf = (folder: string, field = "$schema"): string =>
    readdirSync(join(data, folder))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((name) => field in read(name))
      .toSorted((x, y) => Number(read(x).order ?? 0) - Number(read(y).order ?? 0))[0] ?? "";
  const [camera, industry, project, story, text] = [
    firstOf("products", "cameraTag"),
    firstOf("solutions"),
    firstOf("projects"),
    firstOf("case-studies"),
    firstOf("articles"),
  ];
  const { device, solution, category, area, program, article, study, alias, announcement, hidden } = GROWN;
  const seo = (subject: string): Entry => ({
    title: `${subject} | {brand}`,
    description: `${subject}, described in a sentence that is long enough to be shown by a search engine.`,
    keywords: ["one", "two", "three"],
  });

  copy(camera, `products/${device.slug}.json`, { ...device, order: 5, seo: seo(device.name) });
  if (has("product-records")) {
    const file = `product-records/${device.slug}.json`;
    copy(camera.replace("products", "product-records"), file, {
      device: device.slug,
      seo: seo(`${device.name} record`),
    });
  }
  if (has("names.json")) {
    append("names.json", { file: `products/${device.slug}.json`, name: device.name });
    append("names.json", { file: `solutions/${solution.slug}.json`, name: solution.name });
  }
  append("academy/topics.json", {
    ...read<{ items: Entry[] }>("academy/topics.json").items[0],
    ...{ id: device.slug, name: device.name, device: device.slug },
  });
  append("academy/categories.json", area);
  append("academy/topics.json", {
    ...read<{ items: Entry[] }>("academy/topics.json").items[0],
    ...{ id: area.id, name: "Winter on site", category: area.id, device: undefined },
  });
  if (has("finder.json")) {
    const finder = read<{ rules: Entry[] }>("finder.json");
    const rule = { ...finder.rules[0], device: device.slug, points: 9 };
    write("finder.json", { ...finder, rules: [...finder.rules, rule] });
  }
  if (has("planner.json")) {
    const planner = read<{ devices: Entry[] }>("planner.json");
    const copied = planner.devices.find((each) => `products/${String(each.device)}.json` === camera);
    const row = { ...(copied ?? planner.devices[0]), device: device.slug };
    write("planner.json", { ...planner, devices: [...planner.devices, row] });
  }
  if (has("accuracy.json")) {
    const guide = read<{ devices: Entry[] }>("accuracy.json");
    const row = { ...guide.devices[0], device: device.slug };
    write("accuracy.json", { ...guide, devices: [...guide.devices, row] });
  }
  copy(industry, `solutions/${solution.slug}.json`, {
    ...solution,
    ...{ order: 6, aliases: [alias], devices: [device.slug], seo: seo(solution.name) },
  });
  copy(project, "projects/lecture-hall.json", {
    ...{ id: "lecture-hall", order: 14, title: "Lecture hall", category: solution.slug },
  });
  copy(story, `case-studies/${study}.json`, {
    ...{ id: study, title: "A campus on record", industry: solution.slug, tags: [device.cameraTag] },
    seo: { ...seo("A campus on record"), title: undefined },
  });
  append("blog/categories.json", category);
  copy(text, `articles/${article}.json`, {
    ...{ id: article, title: "A study", category, readTime: undefined, seo: seo("A study") },
    content: `<p>${"word ".repeat(1100)}</p>`,
  });
  if (has("partners/programs.json")) {
    append("partners/programs.json", { ...read<{ items: Entry[] }>("partners/programs.json").items[0], ...program });
  }

  write("announcement.json", {
    $schema: "./schemas/announcement.schema.json",
    until: "2098-12-31T18:00",
    text: announcement.text,
    link: { text: "Write to us", to: "/contact" },
    pages: [announcement.page],
  });

  const title = `The ${hidden.word}`;
  const draft = { title, draft: true };
  copy(text, `articles/${hidden.article}.json`, {
    ...{ ...draft, id: hidden.article, category, seo: seo(title) },
    aliases: [`/${hidden.word}`],
  });
  copy(text, `articles/${hidden.scheduled}.json`, {
    ...{ id: hidden.scheduled, title: `${title} to come`, from: "2098-01-01T09:00", seo: seo(`${title} to come`) },
  });
  copy(story, `case-studies/${hidden.study}.json`, {
    ...{ ...draft, id: hidden.study, title: `${title} on record`, tags: [`${hidden.word} Camera`] },
    seo: { ...seo(`${title} on record`), title: undefined },
  });
  copy(project, `projects/${hidden.project}.json`, {
    ...{ ...draft, id: hidden.project, order: 15 },
  });
  copy(camera, `products/${hidden.device}.json`, {
    ...{ ...draft, slug: hidden.device, order: 6, name: hidden.word, cameraTag: `${hidden.word} Camera` },
    ...{ video: undefined, seo: seo(`${title} camera`) },
  });
}
