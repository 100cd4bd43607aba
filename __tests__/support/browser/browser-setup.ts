import { ensureChromium } from "../../../scripts/lib/chromium";

/** Finds or installs Chromium before any browser test, or ends the run with an error. */
const setup = (): void => {
  process.env.CHROME_PATH = ensureChromium();
};

export default setup;
