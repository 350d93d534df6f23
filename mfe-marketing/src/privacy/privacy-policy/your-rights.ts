import type { LegalSection } from '../legal-text.ts'

export const yourRights: LegalSection = {
  id: 'rechten',
  title: 'Je rechten en waar je ze gebruikt',
  blocks: [
    'Je mag je gegevens inzien, meenemen, laten verbeteren en laten wissen. Je mag gebruik laten beperken, bezwaar maken en een toestemming intrekken.',
    'Ben je recruiter? Dan doe je het meeste zelf:',
    [
      'Inzien en meenemen van een kandidaat: open het profiel en kies onder ‘Bewaren en privacy’ voor ‘Exporteer’. Je krijgt alles als pdf of als JSON.',
      'Verbeteren: kies ‘Bewerken’ op het profiel. Bij elk gegeven zie je waar het vandaan komt.',
      'Wissen: kies onder ‘Bewaren en privacy’ voor ‘Wis alle gegevens’.',
      'Toestemming voor een opname intrekken: kies op het profiel onder ‘Toestemming voor opname’ voor ‘Trek in’.',
      'Bezwaar tegen een score of besluit: onder ‘Besluiten’ bij matching staat wie besloot, wanneer en waarom. Een besluit kan worden teruggedraaid.',
      'Wie iets zag of wijzigde: een eigenaar leest dat onder ‘Logboek’, of op het profiel met ‘Wie heeft dit gezien of gewijzigd?’.',
      'Je eigen gegevens verbeteren: je naam en je profiel wijzig je onder ‘Profiel’. Alleen je e-mailadres laat je wijzigen via {privacyEmail}.',
      'Je eigen sessies en inlogmethoden: onder ‘Beveiliging’ zie je waar je bent ingelogd en hoe. Daar log je ergens uit of overal met ‘Overal uitloggen’, en ontkoppel je Google of Microsoft.',
      'Je eigen account wissen: kies onder ‘Beveiliging’ voor ‘Account verwijderen’. Je ziet eerst wat er weggaat en wat naar een collega gaat.',
      'Een kopie van wat er over jou zelf is: vraag die via {privacyEmail}.',
    ],
    'Ben je uitgenodigd en wil je dat niet? Vraag de eigenaar van de organisatie om de uitnodiging in te trekken, of mail {privacyEmail}.',
    'Ben je kandidaat? Vraag het aan de organisatie waar je solliciteerde. Weet je niet welke dat is, of kom je er niet uit, mail dan {privacyEmail}. We sturen je vraag door en helpen de organisatie.',
    'Je krijgt binnen een maand antwoord. Niet tevreden? Je kunt een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
  ],
}
