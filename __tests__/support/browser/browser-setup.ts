import { ensureChromium } from "../../../scripts/lib/chromium";

/** Makes sure that there is a Chromium before any browser test, or ends the run with a clear message. */
const setup = (): void => {
  process.env.CHROME_PATH = ensureChromium();
};

export default setup;
