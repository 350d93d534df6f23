import type { LegalSection } from '../legal-text.ts'

export const howWeProtectThem: LegalSection = {
  id: 'veilig',
  title: 'Waar ze staan en hoe we ze beschermen',
  blocks: [
    'Gegevens staan in een database en in bestanden, op de server waar {name} draait of bij de opslagdienst die de beheerder heeft ingesteld. Vraag ons via {privacyEmail} waar dat is en wie het beheert; het staat ook in de verwerkersovereenkomst.',
    [
      'De database zelf laat een organisatie alleen haar eigen rijen zien. Een fout in een scherm laat dus niets van een ander zien.',
      'Elke oproep wordt gecontroleerd. Wie niet is ingelogd, krijgt niets.',
      'De sleutels waarmee je Microsoft koppelt, staan versleuteld in de database.',
      'Bestanden worden gelezen in een afgesloten proces dat niets anders kan.',
      'Wie gegevens van een kandidaat zag of wijzigde, komt in het logboek van de organisatie. In {name} kan niemand het herschrijven.',
      'Een wachtwoord kun je aanvullen met tweestapsverificatie, en elke sessie kun je van een afstand beëindigen.',
      'In de technische logboeken van de server staan geen namen, adressen of inhoud: alleen nummers, ook dat van je account, groottes, tijden en codes. Alleen het ingebouwde inloggen, waarmee iemand {name} op een eigen computer probeert, schrijft daar de links op die anders in een mail staan.',
    ],
    'Gaat er toch iets mis met persoonsgegevens, dan melden we dat zo snel mogelijk aan wie het aangaat en, waar de wet dat vraagt, binnen 72 uur aan de Autoriteit Persoonsgegevens.',
  ],
}
