/** What a conversation about work is about. The first subject that a question names counts; folded text. */
export type Subject = { title: string; asked: RegExp; told: RegExp }

export const subjects: readonly Subject[] = [
  {
    title: 'Opzegtermijn',
    asked: /\b(?:opzegtermijn\w*|opzeggen|notice period)\b/,
    told: /\b(?:opzegtermijn\w*|notice period)\b/,
  },
  {
    title: 'Salaris',
    asked:
      /\b(?:salaris\w*|verdienen|loon\w*|uurloon|uurtarief|tarief|verloning|wedde|arbeidsvoorwaarden|salary|compensation)\b/,
    told: /\b(?:salaris\w*|bruto|netto|uurloon|uurtarief|loonwens|(?:duizend|\d{3,5}) euro|salary)\b|€ ?\d/,
  },
  {
    title: 'Reistijd en vervoer',
    asked:
      /\b(?:reistijd|reizen|reisafstand|rijbewijs|woon-?werk\w*|eigen vervoer|auto|openbaar vervoer|verhuizen|waar woon|commute|driving licen[cs]e)\b/,
    told: /\b(?:reistijd|rijbewijs|(?:minuten|kwartier|half uur|uur) (?:rijden|fietsen|reizen|met de)|met de (?:trein|auto|fiets|bus)|eigen (?:auto|vervoer)|commute)\b/,
  },
  {
    title: 'Thuiswerken',
    asked: /\b(?:thuiswerk\w*|thuis (?:te )?werken|thuis werkt|hybride?|op kantoor|remote|work from home)\b/,
    told: /\b(?:thuiswerk\w*|thuis (?:te )?werken|hybride?|remote|from home)\b/,
  },
  {
    title: 'Beschikbaarheid en uren',
    asked:
      /\b(?:beschikbaar\w*|(?:kun|kan|kunt|wanneer|zou|starten|beginnen)\b.{0,30}\b(?:beginnen|starten|starten|aan de slag)|hoeveel (?:uur|uren|dagen)|uren|parttime|fulltime|werktijden|werkdagen|rooster\w*|diensten|nachtdienst\w*|avonddienst\w*|weekend\w*|ploegen\w*|oproep\w*|vakantie\w*|available|start date|hours|shifts?)\b/,
    told: /\b(?:beschikbaar|fulltime|parttime|\d\d uur|uur (?:per|in de) week|dagen (?:per|in de) week|vanaf (?:\d|half|begin|eind|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|volgende)|nachtdienst\w*|avonddienst\w*|weekenddienst\w*|per direct|available|full-time|part-time)\b/,
  },
  {
    title: 'Motivatie',
    asked:
      /\b(?:motivatie|motiveert|gemotiveerd|drijft|trekt je|trekt u|aansprak|aanspreekt|spreekt je|spreekt u|gereageerd|gesolliciteerd|solliciteer\w*|waarom (?:wil|wilt|deze|dit|ons|bij ons|juist)|ambitie\w*|over (?:\w+ )?(?:vijf|drie|5|3) jaar|energie|leuk aan|zoek je in|belangrijk in (?:een|je)|waarom (?:ga|wil) je weg|reden (?:van|om)|overstap\w*|why (?:do you want|did you apply|this)|motivat\w+|in five years)\b/,
    told: /\b(?:motiveert me|sprak me aan|spreekt me aan|trekt me|energie van|ik (?:zoek|wil graag|zou graag)|mijn ambitie|uitdaging|droom|omdat ik graag|daarom heb ik (?:gereageerd|gesolliciteerd)|appeals to me|i want to)\b/,
  },
  {
    title: 'Opleiding',
    asked:
      /\b(?:opleiding\w*|studie|gestudeerd|studeer\w*|diploma\w*|certifica\w*|cursus\w*|scholing|bijscholing|school|education|degree|studied)\b/,
    told: /\b(?:opleiding\w*|gestudeerd|diploma\w*|certifica\w*|cursus\w*|afgestudeerd|mbo\b|hbo\b|universiteit|bachelor|master|degree|studied)/,
  },
  {
    title: 'Vaardigheden',
    asked:
      /\b(?:vaardig\w*|goed in|sterke? (?:punten|kanten|eigenschap\w*)|zwakke? (?:punten|kanten)|valkuil\w*|kwaliteiten|ontwikkelpunt\w*|programma'?s|software|systemen|talen|spreek je|spreekt u|ervaring met|bekend met|werk je met|kennis van|strengths?|weakness\w*|skills?|familiar with|languages?)\b/,
    told: /\b(?:ik (?:kan|ben) (?:goed|sterk|handig|nauwkeurig|snel)|mijn (?:kracht|kwaliteit|valkuil|sterke)\w*|ervaring met|bekend met|ik (?:spreek|beheers|gebruik|werk met)|excel|sap|python|my strength|i am good at)\b/,
  },
  {
    title: 'Werkervaring',
    asked:
      /\b(?:werkervaring|ervaring\w*|cv|loopbaan|carriere|vorige (?:baan|werk\w*|functie)|huidige (?:baan|werk\w*|functie)|laatste (?:baan|functie|jaren)|taken|werkzaamheden|verantwoordelijk\w*|wat doe je (?:nu|daar)|gewerkt|iets (?:over|van) jezelf|jezelf voorstellen|over jezelf|wie ben je|stel je voor|achtergrond|experience|yourself|background|responsib\w+)\b/,
    told: /\b(?:ik (?:werk|werkte)|heb ik (?:\w+ ){0,6}gewerkt|ik heb (?:\w+ ){0,8}gewerkt|jaar (?:ervaring|gewerkt)|jaar (?:\w+ ){0,4}(?:gewerkt|werkzaam)|ik was verantwoordelijk|ik ben (?:nu |momenteel )?(?:werkzaam|begonnen)|mijn (?:taken|werk|functie|huidige|vorige)|ik gaf leiding|i (?:work|worked)|years of experience)\b/,
  },
  {
    title: 'Team en samenwerking',
    asked: /\b(?:team\w*|samenwerk\w*|collega\w*|leidinggevende|manager|baas|werksfeer|sfeer|cultuur)\b/,
    told: /\b(?:in (?:een|het|ons|mijn) team|mijn collega'?s|samenwerken|werksfeer)\b/,
  },
]

/** What a question is about; null for anything else. */
export const subjectIn = (folded: string): Subject | null => subjects.find(({ asked }) => asked.test(folded)) ?? null

/** What a statement is about. */
export const subjectToldIn = (folded: string): Subject | null => subjects.find(({ told }) => told.test(folded)) ?? null
