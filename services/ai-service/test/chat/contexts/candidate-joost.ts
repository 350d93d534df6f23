/** A candidate by other keys: a letter without headings, and a summary of a call. */
export const joostCandidate = {
  kandidaatNaam: 'Joost van Dam',
  dossier: {
    sollicitatiebrief: `Beste mevrouw Kramer,

Via een oud-collega hoorde ik dat jullie een projectleider riolering zoeken. Al twaalf jaar werk ik in de civiele techniek, de laatste zes jaar als projectleider bij Aannemer Zandstra in Heerenveen. Ik stuur daar een ploeg van veertien man aan. Het project waar ik het meest van leerde was de herinrichting van het stationsgebied in Sneek: we leverden drie weken eerder op dan gepland.

Water en bodem hebben me altijd geboeid; als kind legde ik al dammen aan in de sloot. Bij jullie kan ik werken aan klimaatbestendige wijken, en dat is precies wat ik wil. Ik rond in het voorjaar de cursus IPMA-C af. Ik heb VCA-VOL en rijbewijs BE.

Met vriendelijke groet,
Joost van Dam`,
    telefoonnotitie:
      'Joost vraagt 4.800 bruto, 40 uur. Kan per 1 april, eerder als zijn werkgever akkoord is. Woont in Joure. Wil niet naar het buitenland. Twijfelt over het vele overleg met gemeenten.',
  },
}
