/** Questions that ask for a picture instead of one topic: which topics make it, and how many sentences of each. */
export type Plan = {
  id: string
  /** Asks for the whole: a question that also names a part is about that part. */
  whole?: true
  asks: RegExp
  /** For which of the two, when the question may be about either. */
  side: 'vacancy' | 'candidate' | 'either'
  /** Opens the answer; `{naam}` is the candidate. */
  lead: string
  parts: [topic: string, most: number, when?: 'now'][]
  /** How many quotes at most; ten when it doesn't say. */
  mostUnits?: number
  /** Closes the answer. */
  end?: string
}

/** Asks for a summary. Words between those of the plan are left for topics: 'de taken' in 'vat de taken samen'. */
const SUMMARY =
  /^\W*(?:geef |maak )?(?:me |eens )?(?:een )?(?:kort |korte |beknopt )?(?:profiel|voorstelling|resum[eé]|schets)\W*$|samenvat\p{L}*|samengevat|\bvat(?:ten)?\b(?=.{0,60}\bsamen\b)|(?<=\bvat(?:ten)?\b.{0,60})\bsamen\b|\bvertel\p{L}* (?:\p{L}+ ){0,4}over\b|^\W*vertel\p{L}*(?: \p{L}+){0,2}\W*$|waar ?over gaat\b|\bwaar (?:gaat|draait)\b(?=.{0,50}\b(?:over|om)\b)|(?<=\bwaar (?:gaat|draait)\b.{0,50})\b(?:over|om)\b|\bwat houdt\b(?=.{0,60}\bin\b)|(?<=\bwat houdt\b.{0,60})\bin\b|\bwat\b(?=.{0,40}\binhoudt\b)|\binhoudt\b|in het kort|in (?:grote lijnen|een paar zinnen|één zin|een zin|hoofdlijnen|(?:\p{L}+|\d+) (?:korte )?(?:zinnen|regels|punten|woorden|bullets|sentences|lines|words))|hoofdlijnen|overzicht van|(?:kort|geef|maak) (?:\p{L}+ ){0,2}overzicht|\b(?:beschrijf|omschrijf)\b|summar\p{L}*|overview|in (?:short|brief)|\btell me (?:\p{L}+ ){0,2}about\b|\bdescribe\b|\bwhat(?: is|['’]s)\b(?=.{0,40}\babout\W*$)|(?<=\bwhat(?: is|['’]s)\b.{0,40})\babout(?=\W*$)|\bwhat does\b(?=.{0,40}\b(?:involve|entail)\b)|\b(?:involve|entail)s?\b/iu

export const plans: Plan[] = [
  {
    id: 'why-best',
    side: 'candidate',
    asks: /waarom (?:is|zou|moet|zijn|past) .{0,60}(?:beste|goede|geschikt\p{L}*|ideale|juiste|aannemen|kiezen|match|bij (?:de|deze|ons)|passen)|(?:is|lijkt) (?:deze |de )?\p{L}+ (?:\p{L}+ )?(?:geschikt|de beste|een goede)|waarom .{0,30}(?:aannemen|uitnodigen|kiezen)|(?:is|zou|lijkt|vind) .{0,30}geschikt|beste kandidaat|best candidate|pleit (?:er )?voor|\bpast (?:hij|zij|ze|deze|\p{Lu}\p{L}+) .{0,30}\bbij\b/iu,
    lead: 'Dit pleit volgens de eigen gegevens voor {naam}:',
    parts: [
      ['strengths', 2],
      ['experience', 2],
      ['skills', 2],
      ['education', 1],
      ['soft', 1],
      ['motivation', 1],
    ],
    end: 'Dit is geen oordeel: of iemand de beste is, weeg je zelf af tegen de eisen en de andere kandidaten.',
  },
  {
    id: 'ideal',
    side: 'vacancy',
    asks: /(?:type|soort) (?:kandida\p{L}*|iemand|persoon|mens|collega)|ideale (?:kandida\p{L}*|collega)|wat voor (?:kandida\p{L}*|iemand|persoon|mens|type|collega)|(?:wie|welke kandida\p{L}*|wat voor iemand) (?:zoek\p{L}*|past|passen|is geschikt)|kandidaatprofiel|wat is het (?:gezochte |gewenste )?profiel\W*$|gewenste? profiel|wat (?:wordt er|verwacht\p{L}*) .{0,40}(?:verwacht\p{L}*|van (?:mij|me|je|iemand|de kandidaat))|candidate type|ideal candidate|voor wie is|wat moet (?:iemand|je|ze|men|(?:de|een|onze) (?:nieuwe |ideale )?\p{L}+) (?:allemaal |zoal |precies )?kunnen/iu,
    lead: 'Volgens de tekst past iemand met dit profiel het best:',
    parts: [
      ['soft', 3],
      ['hard', 3],
      ['education', 1],
    ],
  },
  {
    id: 'unique',
    side: 'vacancy',
    asks: /uniek\p{L}*|bijzonder\p{L}*|onderscheid\p{L}*|waarom zou (?:iemand|je|ik|een kandidaat)|aantrekkelijk\p{L}*|leuk (?:aan|om)|wat maakt .{0,30}(?:leuk|fijn|interessant|mooi|boeiend)|leuke? (?:baan|functie|job|werk|plek|vacature)|\bunique\b|special|verkooppunt\p{L}*|\busp\b|waarom .{0,30}(?:hier|bij (?:ons|jullie|dit)).{0,20}werken/iu,
    lead: 'Hiermee onderscheidt deze vacature zich volgens de tekst:',
    parts: [
      ['special', 3],
      ['contribution', 1],
      ['mission', 1],
      ['culture', 2],
      ['growth', 1],
      ['benefits', 2],
      ['team', 1],
      ['history', 1],
    ],
  },
  {
    id: 'strengths',
    side: 'candidate',
    asks: /sterke (?:punt|kant)\p{L}*|sterkste \p{L}+|\bkwaliteiten\b|strengths?\b|pluspunt\p{L}*|troe(?:f|ven)\b|positieve punten|waar (?:is|ligt) .{0,40}(?:(?<!minder |niet (?:zo |heel |echt )?)goed in|kracht)|(?:grootste|beste) (?:kwaliteit|eigenschap|kracht)\b|haar kracht\b|blinkt .{0,20} uit/iu,
    lead: 'Sterke punten van {naam}, volgens de eigen gegevens:',
    parts: [
      ['strengths', 3],
      ['soft', 2],
      ['skills', 2],
    ],
  },
  {
    id: 'competences',
    side: 'candidate',
    asks: /vaardigheden en competenties|skills (?:and|en) compet\p{L}*|competenties en vaardigheden/iu,
    lead: 'Deze vaardigheden en competenties van {naam} staan er:',
    parts: [
      ['skills', 6],
      ['hard', 4],
      ['soft', 4],
      ['strengths', 2],
    ],
  },
  {
    id: 'summary-candidate',
    whole: true,
    side: 'candidate',
    mostUnits: 12,
    asks: new RegExp(
      `${SUMMARY.source}|wat (?:weet je|is (?:er )?bekend|staat er) (?:over|van) (?:haar|ze|deze kandidaat|de kandidaat)\\W*$|wie is (?:deze|de|dit|hij|zij|ze|\\p{Lu}\\p{L}+)|wat voor (?:kandida\\p{L}*|iemand|persoon|mens|type) is|who is`,
      'iu',
    ),
    lead: 'Dit staat er in het kort over {naam}:',
    parts: [
      ['role', 1],
      ['experience', 1, 'now'],
      ['experience', 2],
      ['education', 1],
      ['skills', 3],
      ['languages', 1],
      ['motivation', 1],
      ['start', 1],
      ['salary', 1],
    ],
  },
  {
    id: 'summary-vacancy',
    whole: true,
    side: 'vacancy',
    mostUnits: 13,
    asks: new RegExp(
      `${SUMMARY.source}|wat voor (?:baan|werk|functie|job|vacature|rol|plek) is|wat is (?:dit|het) voor (?:\\p{L}+ )?(?:baan|werk|functie|job|vacature|rol)`,
      'iu',
    ),
    lead: 'De vacature in het kort:',
    parts: [
      ['title', 1],
      ['employer', 1],
      ['place', 1],
      ['hours', 1],
      ['salary', 1],
      ['tasks', 3],
      ['hard', 2],
      ['soft', 1],
      ['benefits', 2],
    ],
  },
]
