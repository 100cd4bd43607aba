import { useEffect, useState } from "react";
import { bandProperties } from "../../theme/bands";
import { languageOffer as styles } from "../../theme/styles/floating";
import { Icon } from "../../ui/icon";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { LanguageLinks } from "./language-links";

interface LanguageOfferProps {
  /** All languages of the site. */
  languages: readonly Queries.LanguageLinkFragment[];
  /** The language of the page. */
  current: string;
}

/** The file of a language with its words for the offer (gatsby/node/post-build.ts). */
interface OfferWords {
  readonly offer: string;
  readonly dismiss: string;
}

/** Key of the session storage after the visitor has dismissed the offer, until the end of the visit. */
const DISMISSED = "language-offer-dismissed";

/**
 * Offers the page in the language that the browser prefers, in the words of that language. Nothing is shown if the page is
 * in that language, or if the site is not.
 */
export const LanguageOffer = ({ languages, current }: LanguageOfferProps) => {
  const [preferred] = useState(() => preferredLanguage(languages));
  const [words, setWords] = useState<OfferWords>();
  useEffect(() => {
    if (preferred === undefined || preferred.code === current || isDismissed()) return;
    fetch(`${preferred.path}/language.json`)
      .then(async (response) => setWords(response.ok ? ((await response.json()) as OfferWords) : undefined))
      // Without the network, the links in header and footer remain.
      .catch(() => undefined);
  }, [preferred, current]);
  if (!preferred || !words) return null;
  // The language of the page, which has no link, knows the page of a translated URL.
  const offered = languages.filter(({ code }) => [preferred.code, current].includes(code));
  const dismiss = (): void => {
    storeDismissal();
    setWords(undefined);
  };
  return (
    <aside lang={preferred.code} aria-label={preferred.name} style={bandProperties("ink")} sx={styles}>
      <p>
        {words.offer} <LanguageLinks languages={offered} variant="layout.textLink" />
      </p>
      <button type="button" onClick={dismiss} sx={{ variant: "buttons.plain", p: 3, m: -3 }}>
        <Icon name="x" size={20} />
        <VisuallyHidden>{words.dismiss}</VisuallyHidden>
      </button>
    </aside>
  );
};

/** The first language of the browser in which the site is published. */
function preferredLanguage(languages: LanguageOfferProps["languages"]): Queries.LanguageLinkFragment | undefined {
  return navigator.languages
    .map((tag) => languages.find(({ code }) => code === new Intl.Locale(tag).language))
    .find((language) => language !== undefined);
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    // Without storage, an offer that cannot be dismissed for the visit would return on every page.
    return true;
  }
}

function storeDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED, "");
  } catch {
    // The storage is full: the offer is dismissed on this page only.
  }
}
