import { textSetting, type SettingsTable } from "@capture/receiver/read-settings";

/** The environment variables of `npm run build`. The host does not read them. */
export const BUILD_SETTINGS = {
  CONTENT_DIR: textSetting(
    "the folder with the content, instead of `data`. Set it for every command, not only for the build. The functions of a static host always read `data`",
    "../acme/data",
  ),
  GATSBY_FORMS_URL: textSetting(
    "browsers send the forms to this function on another origin, which the policy then allows (docs/forms.md)",
    "https://project.example/functions/v1/submit-form",
  ),
  GATSBY_FORMS_KEY: textSetting(
    "the public, anonymous key that browsers send to that function",
    "public-anonymous-key",
  ),
  DRAFTS: textSetting(
    "`show` also builds drafts, marks them, and excludes every page from search engines: for a host where editors review changes",
    "show",
  ),
  ALLOWED_ORIGINS: {
    type: "string",
    default: "https://www.google.com, https://www.bing.com",
    description:
      "the origins, separated by commas, to which `pings.endpoints` and `support.frame` of `data/site.json` may widen the policy. It is a setting, because editors of content must not decide it",
  },
  SOURCE_MAPS: textSetting(
    "`public` also puts the source maps of the scripts, which contain the source code, into the site (docs/operations.md)",
    "public",
  ),
  DESK: textSetting(
    "`github` or `gitlab` adds the content desk at `/admin/` (docs/desk.md); without it the site has none",
    "github",
  ),
  DESK_REPO: textSetting("the repository of the content, as `owner/name`", "acme/site"),
  DESK_BRANCH: { type: "string", default: "main", description: "the branch to which the desk commits" },
  DESK_SIGN_IN: textSetting(
    "the URL of an OAuth client such as sveltia-cms-auth, with which editors sign in at GitHub; GitLab needs none",
    "https://sign-in.site.example",
  ),
  DESK_APP_ID: textSetting("the ID of the application at GitLab", "4f2a"),
  DESK_API: textSetting("the URL of the API of a self-hosted GitHub or GitLab", "https://git.example/api/v4"),
  DESK_WORKFLOW: {
    type: "string",
    default: "direct",
    description: "`direct` publishes each save; with `review`, a second person publishes some changes (docs/desk.md)",
  },
  DESK_PREVIEW_CONTEXT: textSetting(
    "the name of the commit status or deployment with the preview of a change in review, when the Git host shows several",
    "netlify/acme/deploy-preview",
  ),
} as const satisfies SettingsTable;

/** The environment variables that only `npm run previews` reads, next to PREVIEW_SECRET and PREVIEW_URL of the host. */
export const PREVIEWS_SETTINGS = {
  PREVIEWS_MAX: {
    type: "integer",
    default: 5,
    description: "maximum number of previews, those of the newest changes",
  },
  PREVIEW_STATUS_TOKEN: textSetting(
    "a token with which the command posts each link at its commit, in the repository of `DESK_REPO`: at GitHub with the permission “Commit statuses”, at GitLab with the scope `api`",
    "",
  ),
} as const satisfies SettingsTable;
