import { test } from "@playwright/test";
import { routes } from "../../../testing/routes";
import { hasWalk, scanPaths } from "../content/site-tour";
import { isApplicationLogged } from "../words/words-of-forms";
import { headerDemo } from "../words/words-of-navigation";
import { filmedProduct, project } from "./tested-entries";

// Each function skips the test that calls it, or all tests of the file or the group, if the site lacks what they need.

/** Skips if the site lacks one of these pages. */
export function skipWithoutPages(...paths: readonly string[]): void {
  const missing = paths.filter((path) => !routes.includes(path));
  test.skip(missing.length > 0, `The site has no page ${missing.join(" and ")}.`);
}

export const skipWithoutHeaderDemo = (): void =>
  test.skip(headerDemo === "", "The header has no button for the demo form.");

export const skipWithoutFilm = (): void =>
  test.skip(filmedProduct === undefined, "The site has no product with a video.");

export const skipWithoutProject = (): void =>
  test.skip(!routes.includes("/showcase") || project === undefined, "The site has no showcase with a project.");

export const skipWithoutLoggedApplication = (): void =>
  test.skip(!isApplicationLogged, "The site has no marketplace, or delivers its applications.");

export const skipWithoutTour = (): void =>
  test.skip(!hasWalk, "The site has no tour with two stations in its first room and one in another room.");

export const skipWithoutScan = (): void =>
  test.skip(!hasWalk || scanPaths.length === 0, "The site has no page with a scan of its tour.");
