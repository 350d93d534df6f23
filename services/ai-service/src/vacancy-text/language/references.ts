/** What a form or another paper is called where somebody points to it. */
const PLACE =
  '(?:(?:vacature|functie|taak|bedrijfs|advertentie|wervings)?tekst|uren|uur|salaris|loon|taken|takenpakket|boven|hierboven|onder|hieronder|bijlagen?|bijgevoegd|mail|e-?mail|vorige|vorige keer|eerder|elders|personeelsgids|personeelshandboek|handboek|reglement|arbeidsreglement|intranet|pdf|word|document|doc|functie-?(?:omschrijving|profiel|beschrijving)|profiel|omschrijving|vacature|advertentie|ad|job|veld|kolom|tab|cultuur|voorwaarden|arbeidsvoorwaarden|(?:hard|soft) skills|skills|rest|flyer|folder|brochure|(?:loon|salaris|cao[ -]?)?(?:tabel|lijst)|schema|overzicht|rooster|crm|dossier|link|attest|above|below|attached)'
const POINTS =
  '(?:zie(?: ook)?|cfr?\\.?|cf\\.?|see|kijk (?:in|bij|op)|check|staat (?:al |ook )?(?:in|bij|op)|vermeld (?:in|bij)|zoals (?:in|bij)|conform|idem|idem als|zelfde als|hetzelfde als|als)'
const SMALL = '(?:de|het|onze|mijn|je|jullie|vorige|andere|eerdere|hier|in|bij|op|van|ons)'
const AS_BEFORE =
  '(?:idem|id\\.|ibidem|dito|z\\.?o\\.?z|zelfde|hetzelfde|same|as above|(?:al|reeds) (?:vermeld|ingevuld|gezegd|genoemd)|in (?:de )?bijlage|bijgevoegd|(?:als|zoals) (?:boven|hierboven|vorige keer)|z\\.o\\.|z\\.b\\.)'
const REFERENCE = new RegExp(
  `^[(*-]? ?(?:${POINTS} (?:${SMALL} ){0,3}${PLACE}(?: (?:klant|opdrachtgever|functie))?(?: (?:hieronder|hierboven|onderaan|bovenaan|boven|onder|eerder))?(?: (?:van|bij|op|in|voor) [\\p{L} ]{2,40})?|${AS_BEFORE}(?: (?:als )?(?:boven|hierboven|vorige))?)[.!)]*$`,
  'iu',
)

/** Whether words only say where else something stands: 'zie tekst', 'idem', 'cfr. bijlage'. */
export const isReference = (words: string): boolean => REFERENCE.test(words.trim())
