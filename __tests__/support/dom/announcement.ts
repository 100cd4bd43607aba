import { announcementIn, announcementScript } from "../../../gatsby/outputs/announcement";
import { contentFolder } from "../../../src/content/model/folder";

/** The module `@announcement` in tests: the announcement of the content that the tests read. */
module.exports = { announcement: announcementIn(contentFolder()), announcementScript };
