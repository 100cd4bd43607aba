import { contentFolder } from "@capture/content/model/folder";
import { checkFiles, openBuiltSite } from "../../testing/site-check/check-site";

test.each(checkFiles(openBuiltSite("public", contentFolder())))("$name are in order", ({ faults }) => {
  expect(faults).toEqual([]);
});
