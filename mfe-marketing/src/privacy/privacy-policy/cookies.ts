import type { LegalSection } from '../legal-text.ts'

export const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies en opslag in je browser',
  blocks: [
    '{name} zet geen cookies en laadt niets van anderen om je te volgen. Lettertype, beelden en video komen van onze eigen server. Daarom vragen we ook niet om toestemming voor cookies. Is inloggen met Google ingesteld, dan komt het script daarvoor van Google, alleen op de pagina’s om in te loggen en te registreren en bij je inlogmethoden; in het venster van Google of Microsoft gelden hun eigen cookies.',
    'Wel onthoudt je browser wat nodig is om te werken:',
    [
      'Dat je bent ingelogd, tot je uitlogt. Log je in met Microsoft of koppel je je agenda, dan ook het bewijs daarvan, tot je uitlogt of het tabblad sluit.',
      'Je keuze voor licht of donker, en of de zijbalk en de assistent zijn ingeklapt.',
      'Wat je hebt getypt en nog niet hebt opgeslagen, zodat een storing je niets kost, je laatste zoekopdrachten en match analyse, en hoe je graag werkt: je lijsten, je sneltoetsen, de vacature die je het laatst bekeek en de naam onder je mails. Ook of dit apparaat je meldingen toont en, als je alleen meekijkt, je rol. Bij uitloggen wordt het gewist.',
      'Een opname die je in de browser maakt, tot ze helemaal is verstuurd, je haar weggooit of je uitlogt.',
      'De vacature die je zonder account hebt gemaakt, en wanneer je demo afloopt.',
      'De geheime code van een uitnodiging die je opent, tot je haar aanneemt of het tabblad sluit.',
      'Welke versie van elk onderdeel hier het laatst werkte, en een getal dat bepaalt of je een nieuwe versie eerder krijgt dan anderen. Veel browsers hebben hetzelfde getal: het wijst niemand aan.',
    ],
    'Staat het meten van snelheid aan, dan vertelt je browser ons hoe lang een soort pagina erover deed en of een onderdeel niet kwam, met alleen: telefoon, tablet of computer. Daar staan geen naam, adres, nummer of inhoud in; het telt meteen mee in een totaal en wordt niet apart bewaard. Vraagt je browser met Do Not Track of Global Privacy Control om je niet te volgen, dan meten we niets.',
    'Staat het volgen van oproepen aan, dan geeft je browser elke handeling een willekeurig nummer, zodat een storing te vinden is. Bij de volgende handeling is het een ander nummer; het wijst niemand aan.',
    'Je kunt dit alles wissen in de instellingen van je browser.',
  ],
}
