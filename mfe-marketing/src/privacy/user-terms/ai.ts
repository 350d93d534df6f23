import type { LegalSection } from '../legal-text.ts'

export const ai: LegalSection = {
  id: 'ai',
  title: 'Wat de AI doet en wat jij doet',
  blocks: [
    'De dienst schrijft, leest en rekent met regels en, als dat is ingesteld, met een taalmodel. Een spraakmodel zet gesprekken om in tekst. Bij elk resultaat staat wat het maakte. Een resultaat kan fout zijn: controleer het voordat je het gebruikt.',
    'Een score is een hulp bij je oordeel. Over een kandidaat besluit jij zelf, met een reden die je kunt uitleggen. Je laat niemand alleen op grond van een score afvallen.',
  ],
}
