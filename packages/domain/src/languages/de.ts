import type { LanguageRules } from "./language-rules";

/** Endings after which at least this much of a word remains, so that “Laser” does not become “las”. */
const FIRST_ENDINGS = "^(?:(.{4,}?)(?:ern|er|em)|(.{3,}?)(?:en|es|e)|(.{2,}[abdfghiklmnoprt])s|(.{2,}[elr])n)$";

export const GERMAN: LanguageRules = {
  letters: "ÄÖÜäöüß„",
  termEndings: "(?:ern|es|en|er|s|e|n)?",
  hasExactAbbreviations: true,
  announcements:
    "erscheint|kommt|wird|werden|startet|öffnet|geplant|erwartet|lieferbar ab|ab|voraussichtlich|bis(?= \\S+ 20\\d\\d)",
  // Also single letters, as in “z. B.”.
  abbreviations: "\\p{L}|Abb|Abs|Art|bzw|ca|Dr|etc|evtl|exkl|ggf|inkl|max|Mio|Mrd|Nr|Prof|sog|St|Str|usw|vgl|zzgl",
  figures: {
    leading: {
      ...{ "bis zu": "up to", etwa: "about", rund: "about", fast: "almost", knapp: "almost", über: "over" },
      unter: "under",
    },
    range: "bis",
    units: { Stunden: "hours", Bildern: "images", Bilder: "images" },
  },
  search: {
    stopWords: `ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bitte da
      dabei damit danach dann daran darauf das dass dazu dein deine dem den denn der deren des deshalb die dies diese
      diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er erklären es etwa etwas euch euer
      für gegen geht gerne gibt gut gute guten hallo habe haben hat hatte helfen hier hilfe hinter ich ihm ihn ihnen ihr
      ihre ihrem ihren ihrer im immer in info informationen ins ist ja jede jedem jeden jeder jedes kann kein keine
      keinen können könnte man mehr mein meine meinem meinen meiner mich mir mit möchte möglich muss müssen nach neben
      nein nicht nichts noch nur ob oder ohne schon sehr sein seine sich sie sind so soll sollen sollte sowie über um und
      uns unser unsere unter viel viele vom von vor wann war waren warum was weil welche welchem welchen welcher welches
      wenn wer werden wie wieder wieso will wir wird wo wollen wozu wurde würde zeigen zu zum zur zusammen zwischen
      gerät geräte geräten`,
    synonyms: {
      gewicht: "wiegen wiegt schwer leicht kg kilo kilogramm",
      wlan: "wifi wireless funknetz",
      akku: "batterie laufzeit akkulaufzeit ausdauer",
      laden: "aufladen ladezeit",
      abmessungen: "maß maße groß größe hoch breit höhe breite",
      temperatur: "kalt heiß warm kälte hitze frost celsius winter sommer grad betriebstemperatur lagertemperatur",
      speicher: "festplatte speicherplatz",
      reichweite: "weit",
      genauigkeit: "genau präzise exakt",
      auflösung: "pixel megapixel",
      dauer: "lange schnell zeit",
      unterschied: "unterscheiden unterscheidet vergleich vergleichen versus vs",
      teilen: "senden veröffentlichen einbetten",
      export: "exportieren herunterladen download",
      format: "datei dateien dateiformat dateiformate",
      reparatur: "kaputt defekt beschädigt reparieren",
      einrichten: "einrichtung installieren installation",
      position: "gps gnss",
      web: "website webseite internetseite",
      app: "anwendung apps",
      api: "rest schnittstelle apis",
    },
    spellings: { "wi-fi": "wifi", "w-lan": "wlan" },
    // Cases and plurals, the endings of comparatives, and nouns of adjectives.
    endings: [
      [FIRST_ENDINGS, "$1$2$3$4"],
      ["^(.{4,})(?:en|er|est)$", "$1"],
      ["^(.{4,})igkeit$", "$1"],
    ],
    hasCompounds: true,
  },
};
