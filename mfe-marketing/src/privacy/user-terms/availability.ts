import type { LegalSection } from '../legal-text.ts'

export const availability: LegalSection = {
  id: 'beschikbaarheid',
  title: 'Bereikbaarheid en onderhoud',
  blocks: [
    'We doen ons best om de dienst altijd te laten werken. Gepland onderhoud melden we vooraf en doen we zo veel mogelijk buiten kantoortijd.',
    'In de bèta is de dienst nog in ontwikkeling. Bewaar dan een eigen kopie van wat je niet kunt missen.',
  ],
}
