import { existsSync } from "node:fs";
import { withTemporaryFolder } from "../../../bench/lib/temporary";

test("the folder is there for the work and gone after it", async () => {
  const folder = await withTemporaryFolder("bench-test-", (path) => {
    expect(existsSync(path)).toBe(true);
    return Promise.resolve(path);
  });
  expect(existsSync(folder)).toBe(false);
});

test("work that fails leaves no folder behind, and its error is told", async () => {
  let folder = "";
  const work = withTemporaryFolder("bench-test-", (path) => {
    folder = path;
    return Promise.reject(new Error("The build has failed."));
  });
  await expect(work).rejects.toThrow("The build has failed.");
  expect(existsSync(folder)).toBe(false);
});
