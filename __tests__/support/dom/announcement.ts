import { contentFolder } from "@capture/content/model/folder";
import { announcementIn, announcementScript } from "../../../gatsby/outputs/announcement";

/** The module `@announcement` in tests: the announcement of the content that the tests read. */
module.exports = { announcement: announcementIn(contentFolder()), announcementScript };
