import { visitSite, type Visit } from "../../../testing/site";

/** A visit that the hooks of a test file start and end. */
export interface SiteVisit extends Pick<Visit, "newPage" | "newVisitor"> {
  /** The origin of the host, without a slash at the end. */
  readonly url: string;
}

/**
 * Registers a visit to the built site for all tests of a file: its host and browser start before the first test and
 * stop after the last, and the pages that a test has opened are released after it.
 * @throws Error when it is used outside of a test or hook
 */
export function siteVisit(...options: Parameters<typeof visitSite>): SiteVisit {
  let started: Visit | undefined;
  beforeAll(async () => {
    started = await visitSite(...options);
  });
  afterEach(() => started?.releasePages());
  afterAll(() => started?.close());
  const visit = (): Visit => {
    if (!started) throw new Error("The visit has not started. Use it in a test or a hook.");
    return started;
  };
  return {
    get url() {
      return visit().url;
    },
    newPage: (pageOptions) => visit().newPage(pageOptions),
    newVisitor: (pageOptions) => visit().newVisitor(pageOptions),
  };
}
