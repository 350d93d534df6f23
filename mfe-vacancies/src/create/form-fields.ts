import type { FieldName } from '../drafts/field-mapping.ts'
import { clientField, clientMentionField } from '../vacancy/client-fields.ts'

export type FormField = {
  name: FieldName
  label: string
  hint?: string
  example: string
  /** What is missing, in one sentence; absent for an optional field. */
  missing?: string
  lines: 1 | 3 | 5
  /** The values to choose from, with what each is called; absent where somebody types. */
  choices?: readonly { value: string; label: string }[]
  /** Shown only while this field is filled in. */
  onlyWith?: FieldName
}

export type FormSection = { id: string; title: string; intro: string; fields: readonly FormField[] }

/** The section that begins with the choice of a company profile. */
export const COMPANY_SECTION = 'organisatie'

const ONE_A_LINE = 'Eén per regel.'

/** The five sections of the form with the titles of specification §2 and the required fields of §5. */
export const formSections: readonly FormSection[] = [
  {
    id: 'functie',
    title: 'Functie Details',
    intro: 'Waar gaat de baan over en wat staat ertegenover?',
    fields: [
      {
        name: 'functie',
        label: 'Functietitel',
        example: 'Bijvoorbeeld: Wijkverpleegkundige',
        missing: 'Vul een functietitel in.',
        lines: 1,
      },
      {
        name: 'salaris',
        label: 'Salaris',
        example: 'Bijvoorbeeld: € 3.250 – € 4.480',
        missing: 'Vul een salaris in.',
        lines: 1,
      },
      { name: 'locatie', label: 'Locatie', example: 'Bijvoorbeeld: Assen', missing: 'Vul een locatie in.', lines: 1 },
      {
        name: 'uren',
        label: 'Uren per week',
        example: 'Bijvoorbeeld: 24–32 uur',
        missing: 'Vul het aantal uren in.',
        lines: 1,
      },
      {
        name: 'specifieke_taken',
        label: 'Specifieke taken',
        hint: `Wat doet iemand op een gewone dag? ${ONE_A_LINE}`,
        example: 'Zorg indiceren in de wijk\nLeerlingen coachen',
        missing: 'Vul ten minste één taak in.',
        lines: 5,
      },
      {
        name: 'secundaire_arbeidsvoorwaarden',
        label: 'Secundaire arbeidsvoorwaarden',
        hint: ONE_A_LINE,
        example: 'Reiskostenvergoeding\n27 vakantiedagen',
        missing: 'Vul ten minste één arbeidsvoorwaarde in.',
        lines: 3,
      },
    ],
  },
  {
    id: 'kandidaat',
    title: 'Kandidaat Profiel',
    intro: 'Wie zoek je? Noem alleen wat echt nodig is.',
    fields: [
      {
        name: 'hard_skills',
        label: 'Hard skills',
        hint: `Diploma's, vakkennis en systemen. ${ONE_A_LINE}`,
        example: 'Hbo-V diploma\nBIG-registratie',
        missing: 'Vul ten minste één hard skill in.',
        lines: 3,
      },
      {
        name: 'soft_skills',
        label: 'Soft skills',
        hint: `Hoe werkt iemand? ${ONE_A_LINE}`,
        example: 'Zelfstandig\nLuistert goed',
        missing: 'Vul ten minste één soft skill in.',
        lines: 3,
      },
    ],
  },
  {
    id: COMPANY_SECTION,
    title: 'Organisatie Informatie',
    intro: 'Voor wie gaat iemand werken?',
    fields: [
      {
        name: 'organisatie',
        label: 'Organisatie',
        hint: 'Hier gaat iemand werken. Werf je voor een klant? Vul dan de naam van je bureau in.',
        example: 'Bijvoorbeeld: Zorggroep De Linde',
        missing: 'Vul de naam van de organisatie in.',
        lines: 1,
      },
      {
        ...clientField,
        example: 'Bijvoorbeeld: Bouwbedrijf Smit',
        lines: 1,
      },
      {
        ...clientMentionField,
        example: '',
        lines: 1,
        onlyWith: 'opdrachtgever',
      },
      {
        name: 'sector',
        label: 'Sector',
        example: 'Bijvoorbeeld: Zorg en welzijn',
        missing: 'Vul een sector in.',
        lines: 1,
      },
      {
        name: 'kernactiviteit',
        label: 'Kernactiviteit',
        hint: 'Wat doet de organisatie, in één of twee zinnen?',
        example: 'Zorg aan huis in Assen en omgeving',
        missing: 'Vul de kernactiviteit in.',
        lines: 3,
      },
      {
        name: 'geschiedenis',
        label: 'Geschiedenis',
        hint: 'Hoe is de organisatie ontstaan en gegroeid?',
        example: 'In 1998 begonnen met één wijkteam',
        missing: 'Vul iets over de geschiedenis in.',
        lines: 3,
      },
    ],
  },
  {
    id: 'team',
    title: 'Team & Cultuur',
    intro: 'Met wie werkt iemand samen, en hoe gaat het eraan toe?',
    fields: [
      {
        name: 'team_samenstelling',
        label: 'Samenstelling van het team',
        example: 'Acht verpleegkundigen en vier verzorgenden',
        missing: 'Vul in hoe het team eruitziet.',
        lines: 3,
      },
      {
        name: 'organisatiecultuur',
        label: 'Organisatiecultuur',
        example: 'Informeel, korte lijnen, iedereen denkt mee',
        missing: 'Vul iets over de cultuur in.',
        lines: 3,
      },
    ],
  },
  {
    id: 'missie',
    title: 'Missie & Visie',
    intro: 'Niet verplicht, maar veel kandidaten kiezen er wel op.',
    fields: [
      {
        name: 'missie_visie_kernwaarden',
        label: 'Missie, visie en kernwaarden',
        example: 'Iedereen kan zo lang mogelijk thuis wonen',
        lines: 3,
      },
      {
        name: 'maatschappelijke_bijdrage',
        label: 'Maatschappelijke bijdrage',
        example: 'We leiden elk jaar twaalf zij-instromers op',
        lines: 3,
      },
    ],
  },
]

export const formFields: readonly FormField[] = formSections.flatMap((section) => section.fields)
