/** Those who are worked with, and what is done for them. */
const WORK =
  /\b(?:client\w*|patient\w*|bewoner\w*|leerling\w*|deelnemer\w*|doelgroep\w*|klant\w*|gasten|gast|collega\w*|team\w*|afdeling|medewerkers?|personeel|directie|begeleid\w*|lesgeven|les geven|lessen|ervaring\w*|omgaan met|beleid|vog|op de groep|in de klas|\w*klas|opdrachtgever\w*|project\w*|campagne\w*|verkoop|verkopen|verkocht|organiseerd?e?n?|organiseert|administrati\w+|verwerk\w*|registr\w+|onderhandel\w*|adviseer\w*|geleerd|stage|cursus|opleiding|diploma|dossier\w*|werkvloer|markt|restaur\w+|toedienen|herkent|leverancier\w*|bedrijf|samengewerkt|(?:onze|ons|jouw) (?:opvang|school|groep|winkel|organisatie|kliniek|praktijk|stichting))\b/
/** 'Hoe begeleid je …' and 'wat doe je als …' ask how somebody works. */
const METHOD =
  /\b(?:hoe (?:handel|handelt|reageer|begeleid|bereid|bespreek|motiveer|adviseer|help|ga|ging|zorg|leg|stel|stelde|los|maak|bouw|herken|voorkom|bereik|betrek|verdeel|coach|bouwde|zou) (?:je|jij|u)|wat (?:doe|doet|deed|zou) (?:je|jij|u) (?:doen )?als|weet (?:je|u) (?:hoe|wat|welke)|ken (?:je|jij)|kent u|(?:ga|ging) (?:je|jij|u) om)\b/
/** 'Als HR-manager', 'als beveiliger'; 'als alleenstaande' and 'als vijftiger' are of the person. */
const AS_PROFESSION =
  /\bals (?:een )?(?:\S+-)?(?!\w*(?:tiger|ouder|moeder|vader|partner)\b)\w+(?:er|eur|ist|ant|manager|adviseur|advocaat|assistente?|medewerker|leider|docent|arts|kundige)\b/

/** Whether a question is about work with others, so that a word of it needn't be about the person. Folded text. */
export const isAboutWork = (question: string): boolean =>
  WORK.test(question) || METHOD.test(question) || AS_PROFESSION.test(question)
