import type { LegalSection } from '../legal-text.ts'

export const howWeProtectThem: LegalSection = {
  id: 'veilig',
  title: 'Waar ze staan en hoe we ze beschermen',
  blocks: [
    'Gegevens staan in een database en in bestanden op de server waar {name} draait. Vraag ons via {privacyEmail} waar die server staat en wie hem beheert; het staat ook in de verwerkersovereenkomst.',
    [
      'De database zelf laat een organisatie alleen haar eigen rijen zien. Een fout in een scherm laat dus niets van een ander zien.',
      'Elke oproep wordt gecontroleerd. Wie niet is ingelogd, krijgt niets.',
      'De sleutels waarmee je Microsoft koppelt, staan versleuteld in de database.',
      'Bestanden worden gelezen in een afgesloten proces dat niets anders kan.',
      'In logboeken staan geen persoonsgegevens: alleen nummers, groottes, tijden en codes.',
    ],
    'Gaat er toch iets mis met persoonsgegevens, dan melden we dat zo snel mogelijk aan wie het aangaat en, waar de wet dat vraagt, binnen 72 uur aan de Autoriteit Persoonsgegevens.',
  ],
}
