import type { LegalSection } from '../legal-text.ts'

export const howLong: LegalSection = {
  id: 'termijnen',
  title: 'Hoe lang we ze bewaren',
  blocks: [
    [
      'Kandidaten: vier weken na de procedure, of één jaar als de kandidaat daarin toestemt. De recruiter kiest de termijn op het profiel en ziet daar de einddatum. {name} wist een kandidaat niet vanzelf; de recruiter doet dat met ‘Wis alle gegevens’.',
      'Gewiste kandidaten: meteen weg, uit de database en de bestanden. Er blijft een bewijs zonder naam: nummers, wie het deed, wanneer, en hoeveel er van elke soort was.',
      'Verwijderde bestanden en opnames: nog één dag terug te zetten, dan weg. Trekt een kandidaat de toestemming in, dan gaan opname, tekst en alles wat ervan is gemaakt meteen weg.',
      'Een stapel CV’s die is ingelezen: twee weken. Een CV zonder kandidaat en een upload die niet afkomt: één dag.',
      'Berichten van het contactformulier: {contactDays} dagen.',
      'Een demo: {demoHours} uur, dan is alles weg, tenzij je een account maakt om hem te houden.',
      'Je account en wat je maakt: zolang je account bestaat.',
      'Wat in je browser staat: tot je uitlogt of het wist.',
    ],
    'In reservekopieën van de server kan iets nog staan tot die kopieën verlopen. Wordt er een teruggezet, dan wordt opnieuw gewist wat al gewist was.',
  ],
}
