import type { VacancyQuestion } from '@wervio/contracts'
import { isSecretClient, namedClientIn } from '../facts/client-kind.ts'
import type { VacancyForm } from '../form.ts'

/** Whether the client whom an agency names behind its own name may stand in the text. */
export const askClient = ({ client, organisation, isShouted }: VacancyForm): VacancyQuestion[] => {
  const nameParts = client === '' && !isShouted && !isSecretClient(organisation) ? namedClientIn(organisation) : null
  return nameParts === null
    ? []
    : [
        {
          field: 'organisatie',
          quote: nameParts.client,
          question: 'Dit staat in de tekst als de werkgever waarvoor je werft. Mag die genoemd worden?',
          options: [
            { label: 'Ja, noemen', changes: {} },
            { label: 'Nee, niet noemen', changes: { organisatie: nameParts.agency, opdrachtgever: nameParts.client } },
          ],
        },
      ]
}
