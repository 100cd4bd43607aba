import { Global } from "@emotion/react";
import type { Page } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnnouncementContent } from "@capture/domain/announcement";
import { announcementScript } from "../../../gatsby/outputs/announcement";
import { hashOf } from "../../../gatsby/lib/page-facts";
import { Announcement } from "../../../src/layout/announcement/announcement";
import { announcementStyles } from "../../../src/layout/announcement/announcement-styles";

/** An announcement that fits no real site. */
export const ANNOUNCEMENT: AnnouncementContent = {
  text: "Meet us at the autumn fair: hall 3, stand 14.",
  link: { text: "Write to us", to: "/contact" },
  version: "1a2b3c4d",
  name: "Announcement",
  dismiss: "Dismiss",
  skip: "Skip to content",
};

/** Where the build puts the bar: before React’s root. */
const ROOT = '<div id="___gatsby">';

/**
 * Adds an announcement to each page that a tab loads, as a build does whose content has one: with the styles in the head, and
 * the hashes of styles and script in the policy.
 */
export async function announce(page: Page, content = ANNOUNCEMENT): Promise<void> {
  const styles = renderToStaticMarkup(<Global styles={announcementStyles} />).replace(/<[^>]*>/g, "");
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const path = new URL(route.request().url()).pathname;
    const bar = renderToStaticMarkup(
      <Announcement {...content} path={path} withPrefix={(each) => each} script={announcementScript} />,
    );
    const allow = (policy: string): string =>
      policy
        .replace("style-src 'self'", `style-src 'self' ${hashOf(styles)}`)
        .replace("script-src 'self'", `script-src 'self' ${hashOf(announcementScript)}`);
    const headers = response.headers();
    return route.fulfill({
      status: response.status(),
      headers: { ...headers, "content-security-policy": allow(headers["content-security-policy"] ?? "") },
      // The page contains its policy as well, for hosts that send none.
      body: allow(await response.text())
        .replace("</head>", `<style>${styles}</style></head>`)
        .replace(ROOT, bar + ROOT),
    });
  });
}
