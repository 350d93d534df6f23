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
      'Welke versie van elk onderdeel hier het laatst werkte, en een getal dat bepaalt of je een nieuwe versie eerder krijgt dan anderen. Veel browsers hebben hetzelfde getal: het wijst niemand aan.',
    ],
    'Staat het meten van snelheid aan, dan vertelt je browser ons hoe lang een soort pagina erover deed en of een onderdeel niet kwam, met alleen: telefoon, tablet of computer. Daar staan geen naam, adres, nummer of inhoud in; het telt meteen mee in een totaal en wordt niet apart bewaard. Vraagt je browser met Do Not Track of Global Privacy Control om je niet te volgen, dan meten we niets.',
    'Je kunt dit alles wissen in de instellingen van je browser.',
  ],
}
