import { writePdf } from './attachments/write-pdf.ts'

export type DemoAttachment = { vacancy: string; name: string; type: string; content: Buffer }

/** Files of the sample vacancies. */
export const demoAttachments: readonly DemoAttachment[] = [
  {
    vacancy: 'Wijkverpleegkundige',
    name: 'Functieprofiel wijkverpleegkundige.pdf',
    type: 'application/pdf',
    content: writePdf('Functieprofiel wijkverpleegkundige', [
      'Je stelt de indicatie en maakt samen met de cliënt het zorgplan.',
      'Je werkt in een team van twaalf verpleegkundigen en verzorgenden.',
      'Je overlegt met de huisarts en met het ziekenhuis.',
      "Je begeleidt collega's en stagiairs in de wijk.",
      'Voorbeeldgegevens: deze organisatie bestaat niet.',
    ]),
  },
  {
    vacancy: 'Wijkverpleegkundige',
    name: 'Vragen voor het eerste gesprek.txt',
    type: 'text/plain',
    content: Buffer.from(
      'Vragen voor het eerste gesprek\n\n1. Hoe ziet een goede overdracht er voor jou uit?\n2. Wanneer schakel je de huisarts in?\n3. Wat heb je nodig om zelfstandig een route te rijden?\n',
    ),
  },
]
