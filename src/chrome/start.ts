/** Lets the browser paint and answer before the next piece. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The first question to the store waits for another process of the browser; Gatsby would ask it amid its start. */
function askStore(): void {
  try {
    sessionStorage.getItem("");
  } catch {
    // Whoever refuses to keep anything has nothing to wait for.
  }
}

/**
 * Where the site's script begins. Its largest parts are run one after the
 * other: all at once, they would hold a slow phone for longer than a hand
 * notices. They stand in one file all the same, since that is shorter.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  await import(/* webpackMode: "eager" */ "@theme-ui/core");
  await pause();
  askStore();
  await pause();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

void start();
