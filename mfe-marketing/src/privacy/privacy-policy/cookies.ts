import type { LegalSection } from '../legal-text.ts'

export const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies en opslag in je browser',
  blocks: [
    '{name} zet geen cookies en laadt niets van anderen om je te volgen. Lettertype, beelden en video komen van onze eigen server. Daarom vragen we ook niet om toestemming voor cookies.',
    'Wel onthoudt je browser wat nodig is om te werken:',
    [
      'Dat je bent ingelogd, tot je uitlogt.',
      'Je keuze voor licht of donker, en of de zijbalk is ingeklapt.',
      'Wat je hebt getypt en nog niet hebt opgeslagen, zodat een storing je niets kost. Bij uitloggen wordt het gewist.',
      'De vacature die je zonder account hebt gemaakt.',
    ],
    'Je kunt dit alles wissen in de instellingen van je browser.',
  ],
}
