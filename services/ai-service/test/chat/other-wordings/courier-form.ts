import { cannotWrite, forbidden } from '../monday/labels.ts'
import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** The form of a vacancy for a bicycle courier, with the text of it. */
export const courierForm: Workday = {
  id: 'courier-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Fietskoerier',
      company: 'Trapsnel',
      location: 'Gent',
      hours: '20-30',
      salary: '€ 14,60 per uur + 10% avondtoeslag',
      specific_tasks: 'pakjes ophalen, ong. 60 km per dag\nfiets nakijken\ntwee depots openen',
      hard_skills: 'cert. eerste hulp = pre\nrijbewijs AM of B',
      soft_skills: 'stipt',
      history: 'Opgericht in 2009 door twee studenten. Persoonlijk contact staat voorop.',
    },
  },
  questions: [
    answered('hoever fietst ge per dag', [/60 km/]),
    answered('hoeveel km doet ge op een dag', [/60 km/]),
    answered('is dat een startup of bestaan ze al lang', [/2009/]),
    answered('hoe lang bestaan ze al', [/2009/]),
    answered('is het een jong bedrijf', [/2009/]),
    answered('zijn ze al lang bezig', [/2009/]),
    answered('kunt ge de intro wat korter maken', [cannotWrite]),
    answered('kan je de titel wat pakkender maken', [[...cannotWrite, /titel/i]]),
    answered('kunt ge dat wat vlotter verwoorden', [cannotWrite]),
    answered('herwerk de tekst ns', [cannotWrite]),
    answered('zet het om naar het engels', [cannotWrite]),
    answered('kort de taken wat in', [cannotWrite]),
    answered('vat de taken samen in 1 zin', [/pakjes/, /depots/], { sentences: 1, never: [/avondtoeslag|cert/] }),
    answered('vat samen in 3 zinnen', [/Fietskoerier/], { sentences: 3, never: [/cert;/] }),
    answered('hoeveel depots zijn er', [/^[^\n]*\n?[^\n]*twee depots/]),
    answered('hoeveel per uur', [/14,60/]),
    answered("en 's avonds", [/10/], { follows: true }),
    forbidden('mag ik in het eerste gesprek een kopie van de id-kaart vragen'),
    absent('krijg je een helm'),
  ],
}
