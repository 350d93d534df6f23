import type { GenerateVacancyRequest } from '@wervio/contracts'

/** Everything shouted. */
export const bouw: GenerateVacancyRequest = {
  functie: 'TIMMERMAN NIEUWBOUW',
  organisatie: 'BOUWBEDRIJF VAN DER MEER B.V.',
  salaris: '€18 - €23 PER UUR',
  locatie: 'ZWOLLE',
  uren: '40 UUR',
  secundaire_arbeidsvoorwaarden: 'BUS VAN DE ZAAK\nCAO BOUW\nEIGEN GEREEDSCHAP VERGOEDING',
  specifieke_taken: 'STELLEN VAN KOZIJNEN\nPLAATSEN VAN DAKKAPELLEN\nAFTIMMEREN VAN WONINGEN',
  soft_skills: 'ZELFSTANDIG\nPUNCTUEEL',
  hard_skills: 'VCA BASIS\nRIJBEWIJS B\nMBO NIVEAU 2 OF 3 BOUW',
  organisatiecultuur: 'NIET LULLEN MAAR POETSEN',
  team_samenstelling: '2 TIMMERMANNEN EN EEN LEERLING',
  geschiedenis: 'FAMILIEBEDRIJF SINDS 1954',
  sector: 'BOUW',
  kernactiviteit: 'NIEUWBOUW EN RENOVATIE VAN WONINGEN',
}

export const techniek: GenerateVacancyRequest = {
  functie: 'Servicemonteur warmtepompen / airco',
  organisatie: 'Koelwerk Techniek',
  salaris: '2900-3600',
  locatie: 'Regio Eindhoven',
  uren: 'fulltime',
  secundaire_arbeidsvoorwaarden:
    '- Servicebus met complete uitrusting\n- 27 vakantiedagen + 13 ATV-dagen\n- Winstdeling\n- Opleiding F-gassen op onze kosten',
  specifieke_taken:
    '• Onderhoud en storingen aan warmtepompen\n• Inbedrijfstellen van nieuwe installaties\n• Klanten uitleg geven\n• Bijhouden van het onderhoudsdossier (digitaal)',
  soft_skills: 'Klantgericht; zelfstandig; oplossingsgericht',
  hard_skills: '1. MBO werktuigbouwkunde of elektrotechniek 2. F-gassendiploma (of bereid dit te halen) 3. Rijbewijs B',
  organisatiecultuur: 'Nuchter Brabants: afspraak is afspraak, en vrijdag om vier uur staat de frituur aan.',
  team_samenstelling: 'Team van 14 monteurs en 3 planners',
  geschiedenis:
    'Koelwerk begon in 2003 in een schuur in Best. Inmiddels verzorgen we het onderhoud voor ruim 4.500 huishoudens.',
  sector: 'Installatietechniek',
  kernactiviteit: 'installatie en onderhoud van warmtepompen en airconditioning',
  maatschappelijke_bijdrage: 'woningen van het gas af helpen',
}

export const logistiek: GenerateVacancyRequest = {
  functie: 'Chauffeurs CE gezocht!!',
  organisatie: 'Transportbedrijf Hoekstra & Zn.',
  salaris: 'Cao Beroepsgoederenvervoer, schaal D',
  locatie: 'Drachten',
  uren: '40-55 uur',
  secundaire_arbeidsvoorwaarden: 'overuren uitbetaald, vaste truck, onregelmatigheidstoeslag, netto daggeldvergoeding',
  specifieke_taken: 'Laden en lossen\nRitten rijden in de Benelux en Duitsland\nVrachtbrieven controleren',
  soft_skills: 'Verantwoordelijk',
  hard_skills: 'Rijbewijs CE\nCode 95\nADR is een plus',
  organisatiecultuur: 'Friese nuchterheid',
  team_samenstelling: '60 chauffeurs',
  geschiedenis: 'Al ruim 75 jaar',
  sector: 'Transport & logistiek',
  kernactiviteit: 'Gekoeld transport',
}
