import type { GenerateVacancyRequest } from '@wervio/contracts'

export const overheid: GenerateVacancyRequest = {
  functie: 'Beleidsadviseur Wonen',
  organisatie: 'Gemeente Utrecht',
  salaris: 'Schaal 11 (€ 4.301 - € 5.943)',
  locatie: 'Stadskantoor, Utrecht',
  uren: '36 uur per week',
  secundaire_arbeidsvoorwaarden:
    '17,05% Individueel Keuzebudget (IKB)\nABP-pensioen\nOV-jaarkaart of fiets\nHybride werken',
  specifieke_taken:
    'Als beleidsadviseur werk je aan de woonvisie 2030. Je adviseert de wethouder over betaalbare woningbouw en maakt prestatieafspraken met corporaties.\n\nDaarnaast:\n- schrijf je raadsvoorstellen;\n- organiseer je bijeenkomsten met bewoners;\n- vertegenwoordig je de gemeente in de regio.',
  soft_skills: 'politiek sensitief, omgevingsbewust, doortastend',
  hard_skills:
    'wo-opleiding, bijvoorbeeld planologie of bestuurskunde\nten minste 3 jaar ervaring bij een overheid\nkennis van de Huisvestingswet, de Omgevingswet en de Woningwet',
  organisatiecultuur: 'U vindt bij ons een open sfeer, waarin ieders inbreng telt.',
  team_samenstelling: 'Het team Wonen bestaat uit 22 collega’s, van data-analist tot projectleider.',
  geschiedenis: 'Utrecht kreeg stadsrechten in 1122.',
  sector: 'Overheid',
  kernactiviteit: 'Dienstverlening aan ruim 370.000 inwoners',
  missie_visie_kernwaarden: 'Utrecht maken we samen.',
  maatschappelijke_bijdrage: 'betaalbare woningen voor starters, senioren en gezinnen',
}

export const horeca: GenerateVacancyRequest = {
  functie: 'kok',
  organisatie: 'Bistro Noord',
  salaris: '€ 2.700,- all-in',
  locatie: 'Texel',
  uren: '38',
  secundaire_arbeidsvoorwaarden: 'fooi, personeelsmaaltijd',
  specifieke_taken: 'mise en place, gerechten bereiden, bestellingen doen, keuken schoonmaken',
  soft_skills: 'hands-on',
  hard_skills: 'hbo niet nodig, ervaring wel',
  organisatiecultuur: 'hard werken hard lachen',
  team_samenstelling: 'chef, souschef, 2 koks, afwasser',
  geschiedenis: 'zie website',
  sector: 'horeca',
  kernactiviteit: 'restaurant',
}

export const retail: GenerateVacancyRequest = {
  functie: 'Assistent Storemanager',
  organisatie: 'PLUS',
  salaris: '€ 2.100 tot € 2.650 bruto per maand o.b.v. 38 uur',
  locatie: 'Winkelcentrum De Bogaard 12, Rijswijk',
  uren: '32-38 uur per week, ook in het weekend',
  secundaire_arbeidsvoorwaarden:
    '10% personeelskorting 🎉\nPensioenopbouw\nInterne opleidingen\nZondagstoeslag van 100%',
  specifieke_taken:
    'Je stuurt dagelijks zo’n 15 medewerkers aan. Je maakt de roosters. Je bewaakt de omzet, marge en derving. Je springt bij achter de kassa als het druk is!!',
  soft_skills: 'Commercieel\nEnergiek\nVerantwoordelijk\nFlexibel',
  hard_skills: 'MBO 3/4 retail\nLeidinggevende ervaring in een supermarkt of winkel\nSVA 3',
  organisatiecultuur: 'Persoonlijk, lokaal en met aandacht voor elkaar',
  team_samenstelling: 'Jong team van 65 collega’s, veelal scholieren en studenten',
  geschiedenis: 'De winkel is sinds 1988 in handen van dezelfde ondernemersfamilie.',
  sector: 'Supermarkten',
  kernactiviteit: 'Verkoop van dagelijkse boodschappen',
}

export const callcenter: GenerateVacancyRequest = {
  functie: 'Medewerker klantcontact',
  organisatie: 'Belwijzer',
  salaris: '€ 14,06 per uur',
  locatie: 'remote',
  uren: '16 - 24 uur',
  secundaire_arbeidsvoorwaarden: 'Werktijden in overleg\nReiskosten: n.v.t.\nHeadset en laptop\n8% vakantiegeld',
  specifieke_taken: 'Bellen. Chatten. Mailtjes beantwoorden. Klachten oplossen.',
  soft_skills: 'Klantvriendelijk en geduldig',
  hard_skills: 'Goede beheersing van Nederlands, Engels en Duits',
  organisatie_cultuur: 'We werken remote-first. Elke maandag starten we samen online.',
  collegas: 'Leuke, gemengde club',
  sector: 'Zakelijke dienstverlening',
  kernactiviteit: 'klantenservice voor webwinkels',
  doelen: '',
}

/** Only what the create button needs. */
export const terse: GenerateVacancyRequest = { functie: 'Schoonmaak' }

export const english: GenerateVacancyRequest = {
  functie: 'Customer Success Manager',
  organisatie: 'bol',
  salaris: 'competitive',
  locatie: 'Remote, NL',
  uren: 'full-time',
  specifieke_taken: '* Onboarding van nieuwe partners\n* Churn analyseren\n* QBR’s voorbereiden',
  hard_skills: 'Vloeiend Nederlands en Engels',
  sector: 'E-commerce',
  kernactiviteit: 'online marketplace',
}
