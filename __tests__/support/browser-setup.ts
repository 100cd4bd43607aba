import { ensureChromium } from "../../scripts/chromium";

/** Before any journey: a Chromium is there, or the run ends with a sentence. */
const setup = (): void => {
  process.env.CHROME_PATH = ensureChromium();
};

export default setup;
