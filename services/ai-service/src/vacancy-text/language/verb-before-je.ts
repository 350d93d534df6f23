/** Verbs of one syllable and others whose form before 'je' follows no rule. */
const KNOWN: Readonly<Record<string, string>> = {
  bent: 'ben',
  hebt: 'heb',
  kunt: 'kun',
  zult: 'zul',
  wil: 'wil',
  mag: 'mag',
  gaat: 'ga',
  staat: 'sta',
  doet: 'doe',
  ziet: 'zie',
  verstaat: 'versta',
  lost: 'los',
  beslist: 'beslis',
  coacht: 'coach',
  kent: 'ken',
  opent: 'open',
  tekent: 'teken',
  rekent: 'reken',
  oefent: 'oefen',
  wacht: 'wacht',
  richt: 'richt',
  verricht: 'verricht',
  test: 'test',
  start: 'start',
  zet: 'zet',
  let: 'let',
  weet: 'weet',
  laat: 'laat',
  praat: 'praat',
  sluit: 'sluit',
  besluit: 'besluit',
  ontsluit: 'ontsluit',
  schat: 'schat',
  ontmoet: 'ontmoet',
  begroet: 'begroet',
  meet: 'meet',
  print: 'print',
  moet: 'moet',
  zit: 'zit',
  begint: 'begin',
  wint: 'win',
  kan: 'kun',
  moogt: 'mag',
  vergroot: 'vergroot',
}

/**
 * Endings whose last t is never part of the stem: 'houdt', 'registreert', 'stelt', 'bespreekt', 'plaatst', 'draait'.
 */
const ADDED_T =
  /^\p{L}*(?:dt|ert|(?:[aeou]{2}|ie|eu)rt|\p{L}{2}[lkpfmgwx]t|[tk]st|(?:[aeou]{2}|ij|ie|ei)st|(?:[aeou]{2}|ie|ei|ai)nt|(?:aa|oo|oe)it)$/u
const NO_RULE = /^(?:heeft|smelt|troost|roost|markt|marketingt)$/
/** 'Plant' is of 'plannen' or of 'planten'. */
const GREEN = /\b(?:bomen|boom|planten|struiken|bloemen|bollen|hagen|heggen|gewas|gewassen|vaste planten)\b/i

/**
 * The second person before 'je' ('houdt' → 'houd je'); null where the form isn't certain. `rest` is what follows the
 * verb.
 */
export const verbBeforeJe = (verb: string, rest: string): string | null => {
  if (verb === 'plant') return GREEN.test(rest) ? null : 'plan'
  if (Object.hasOwn(KNOWN, verb)) return KNOWN[verb] ?? null
  return ADDED_T.test(verb) && !NO_RULE.test(verb) ? verb.slice(0, -1) : null
}
