import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { COMPANY } from "../../support/company/company";
import { fieldAt, labelsOf, settings } from "../../support/company/desk-forms";

const { targets } = settings;

test("the choices of a reference are the values that the content check accepts, with names", () => {
  expect(labelsOf(fieldAt("data/articles/1.json", "category").options).get("Aus dem Wald")).toBe("Aus dem Wald");
  expect(labelsOf(fieldAt("data/case-studies/1.json", "industry").options).get("saegewerke")).toBe(
    "Sägewerke (saegewerke)",
  );
  const devices = fieldAt("data/case-studies/1.json", "tags").field as { options: unknown };
  expect(labelsOf(devices.options).get("KLUPPE Handscanner")).toBe("KLUPPE (KLUPPE Handscanner)");
  const terms = fieldAt("data/glossary/polter.json", "related").field as { options: unknown };
  expect(labelsOf(terms.options).get("rundholz")).toBe("Rundholz");
});

test("references to items of the same file have the field type item", () => {
  const rooms = { widget: "item", item: { in: "rooms.id" } };
  expect(fieldAt("data/tours/oak-flat.json", "stations.room")).toMatchObject(rooms);
  expect(fieldAt("data/tours/oak-flat.json", "doors.between").field).toMatchObject(rooms);
  for (const list of ["rules", "exclusions"]) {
    const question = fieldAt("data/finder.json", `${list}.when.question`);
    expect(question).toMatchObject({ widget: "item", item: { in: "questions.id" } });
    const { field } = fieldAt("data/finder.json", `${list}.when.answers`);
    expect(field).toMatchObject({ widget: "item", item: { in: "questions.answers.id", of: "question" } });
  }
});

test("the choices of a specification have its labels, and the choices of an enum are words", () => {
  const { items } = JSON.parse(readFileSync(join(COMPANY, "specification-fields.json"), "utf8")) as {
    items: { fields: { key: string; label: string }[] }[];
  };
  const labels = labelsOf(fieldAt("data/products/kluppe.json", "specifications.key").options);
  expect([...labels]).toEqual(items.flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])));
  expect(labelsOf(fieldAt("data/forms/demo.json", "formType").options).get("demo_request")).toBe("Demo request");
});

test("the choices of a link are all pages and dialogs, with titles", () => {
  const [article] = jsonFilesOf(COMPANY).filter((name) => name.startsWith("articles/"));
  const { id, title } = JSON.parse(readFileSync(join(COMPANY, article ?? ""), "utf8")) as { id: number; title: string };
  expect(targets).toEqual(
    expect.arrayContaining([
      { value: "/contact", label: "Anschrift" },
      { value: `/blog/${id}`, label: title },
      { value: "dialog:demo", label: "opens the form “Vorführung”" },
    ]),
  );
  expect(targets.map(({ value }) => value)).toEqual([...new Set(targets.map(({ value }) => value))]);
});
