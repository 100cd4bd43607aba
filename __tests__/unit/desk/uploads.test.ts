import { collections, fieldAt, settings } from "../../support/company/desk-forms";

const { config } = settings;

test("files of a tour are uploaded into the folder of the tour", () => {
  const depth = fieldAt("data/tours/oak-flat.json", "stations.depth");
  expect(depth).toMatchObject({ widget: "file", accept: "image/png", media_folder: "/data/tours/{{slug}}" });
  expect(fieldAt("data/tours/oak-flat.json", "cloud")).toMatchObject({ widget: "file", accept: ".ply" });
});

test("files of a model are uploaded into the folder of the models", () => {
  for (const name of ["glb", "usdz"]) {
    expect(fieldAt("data/models/pro.json", name)).toMatchObject({
      widget: "file",
      accept: `.${name}`,
      media_folder: "/data/models",
    });
  }
});

test("uploads have a maximum size and file names without accents", () => {
  expect(config.slug).toEqual({ encoding: "ascii", clean_accents: true });
  expect(config.media_libraries?.default).toMatchObject({ config: { max_file_size: 40_000_000 } });
});

test("pictures of articles are uploaded into their own folder", () => {
  const articles = collections.find(({ name }) => name === "articles");
  expect(articles).toMatchObject({ media_folder: "/data/images/articles", public_folder: "/images/articles" });
});
