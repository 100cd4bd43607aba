/** The texts of a new site that are the same for most companies. */
export interface SiteTexts {
  readonly home: string;
  readonly blog: string;
  readonly contact: string;
  readonly contactUs: string;
  readonly privacy: string;
  readonly terms: string;
  readonly products: string;
  readonly solutions: string;
  readonly company: string;
  readonly news: string;
  readonly body: string;
  readonly size: string;
  readonly weight: string;
  /** Headings of the privacy page. */
  readonly privacyParts: Readonly<Record<"controller" | "visits" | "forms" | "newsletter" | "rights", string>>;
  /** Headings of the terms. */
  readonly termsParts: Readonly<Record<"scope" | "content" | "liability" | "law", string>>;
}

const EN: SiteTexts = {
  home: "Home",
  blog: "Blog",
  contact: "Contact",
  contactUs: "Contact us",
  privacy: "Privacy",
  terms: "Terms",
  products: "Products",
  solutions: "Solutions",
  company: "Company",
  news: "News",
  body: "Body",
  size: "Size",
  weight: "Weight",
  privacyParts: {
    controller: "Who we are",
    visits: "When you visit the site",
    forms: "When you send a form",
    newsletter: "The newsletter",
    rights: "Your rights",
  },
  termsParts: {
    scope: "What these terms cover",
    content: "Texts and pictures",
    liability: "Liability",
    law: "Law",
  },
};

const DE: SiteTexts = {
  home: "Startseite",
  blog: "Blog",
  contact: "Kontakt",
  contactUs: "Kontakt aufnehmen",
  privacy: "Datenschutz",
  terms: "Nutzungsbedingungen",
  products: "Produkte",
  solutions: "Lösungen",
  company: "Unternehmen",
  news: "Neuigkeiten",
  body: "Gehäuse",
  size: "Größe",
  weight: "Gewicht",
  privacyParts: {
    controller: "Wer wir sind",
    visits: "Wenn Sie die Website besuchen",
    forms: "Wenn Sie ein Formular senden",
    newsletter: "Der Newsletter",
    rights: "Ihre Rechte",
  },
  termsParts: {
    scope: "Wofür diese Bedingungen gelten",
    content: "Texte und Bilder",
    liability: "Haftung",
    law: "Recht",
  },
};

/** The texts in a language; in English if there are none, so that their author translates them. */
export const siteTextsIn = (language: string): SiteTexts => (language === "de" ? DE : EN);
