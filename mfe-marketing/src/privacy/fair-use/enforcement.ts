import type { LegalSection } from '../legal-text.ts'

export const enforcement: LegalSection = {
  id: 'handhaving',
  title: 'Wat we doen bij misbruik',
  blocks: [
    'We vragen eerst wat er aan de hand is. Daarna kiezen we wat past:',
    [
      'een waarschuwing, met wat er moet veranderen;',
      'een grens aan hoeveel je kunt doen;',
      'het account tijdelijk stilzetten;',
      'de overeenkomst beëindigen, als het ernstig is of doorgaat.',
    ],
    'Bij gevaar voor mensen of voor de dienst mogen we meteen ingrijpen. Je hoort altijd waarom, en je kunt het oneens zijn: een mens kijkt er dan opnieuw naar.',
  ],
}
