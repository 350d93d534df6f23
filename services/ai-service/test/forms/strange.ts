import type { GenerateVacancyRequest } from '@wervio/contracts'

const fields = [
  'organisatie',
  'salaris',
  'locatie',
  'uren',
  'secundaire_arbeidsvoorwaarden',
  'specifieke_taken',
  'soft_skills',
  'hard_skills',
  'organisatiecultuur',
  'team_samenstelling',
  'geschiedenis',
  'sector',
  'kernactiviteit',
  'doelen',
  'missie_visie_kernwaarden',
  'maatschappelijke_bijdrage',
] as const

const everywhere = (text: (field: string) => string): GenerateVacancyRequest => ({
  functie: text('functie'),
  ...Object.fromEntries(fields.map((field) => [field, text(field)])),
})

const long = 'Je werkt aan mooie projecten met collega’s die hun vak verstaan '.repeat(150)

/** Input that nobody should send and somebody will. */
export const strangeForms: Record<string, GenerateVacancyRequest> = {
  scripts: everywhere((field) => `<script>alert("${field}")</script><img src=x onerror='x()'> & meer`),
  oneWord: everywhere((field) => field),
  sameEverywhere: everywhere(() => 'Zorg'),
  emoji: everywhere((field) => `🚀 ${field} 👩‍💻✨`),
  rightToLeft: everywhere((field) => `مرحبا ${field} \u202eevil`),
  blankAndWeird: everywhere((field) => (field === 'functie' ? '\u00a0 Kok \u200b' : ' \t\r\n \u00a0 ')),
  windows: everywhere((field) => `${field} een\r\n${field} twee\r\n\r\n\r\n${field} drie  met   ruimte\r\n`),
  dots: everywhere((field) => `${field}... en meer.. ,ook dit ;; en dat!!! ??? .`),
  punctuationOnly: everywhere((field) => (field === 'functie' ? 'Kok' : '... --- ;;; ,,,')),
  long: {
    functie: 'Projectleider',
    specifieke_taken: long,
    geschiedenis: long,
    soft_skills: 'a'.repeat(10_000),
    organisatiecultuur: ', '.repeat(4_000),
    hard_skills: '- '.repeat(5_000),
  },
  forty: {
    functie: 'Allround medewerker',
    specifieke_taken: Array.from({ length: 40 }, (_, index) => `Taak nummer ${index + 1} uitvoeren`).join('\n'),
  },
  numbers: everywhere((field) => (field === 'functie' ? 'Kok' : '12')),
  addresses: everywhere((field) =>
    `Mail ${field}@voorbeeld.nl of kijk op https://www.voorbeeld.nl/a..b?c=1, tel. 06-12345678`.slice(0, 190),
  ),
}
