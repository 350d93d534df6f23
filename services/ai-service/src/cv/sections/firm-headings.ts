import { wordsOfHeading } from './heading-key.ts'
import type { SectionKind } from './heading-words.ts'

/** Headings that may also be a line within a section: a label in a job, the name of a school, a skill. */
const looseWordings = new Set(
  `werk work werkgevers estudios web info online links software computer systemen systems programmas stage school project projects projecten training trainingen trainings service research onderzoek resume extra media general university
  technologies technologie technologieen technology tools tech stack freelance details detail functies activiteiten activities degree degrees sport sporten social socials leadership automatisering thesis scriptie events blog
  opdrachten opdrachtgevers achievements accomplishments prestaties highlights keyachievements hallo hello bio pitch studie studies overview kennis expertise programming technical frameworks methodologies methodieken overig overige other
  presentations presentaties workshops cursus course positions jobs quote motto salaris vervoer mobiliteit professionaldevelopment professioneleontwikkeling taal language formation
  diploma diplome diplomes leren learning knowledge it ict edv informatica informatique digitaal kunde karakter werkwijze schule schulen schools hochschule academia attributes qualities proficiency tooling toolbox platforms logiciels outils patente cursos corsi
  ontspanning divers contacto teaching varia`.split(/\s+/),
)

/** True for words that, alone on a line, are nearly always a heading: 'Werkervaring', not 'Software'. */
export const isFirmWording = (text: string): boolean => !looseWordings.has((wordsOfHeading(text) ?? []).join(''))

const firmKinds: readonly SectionKind[] = [
  'experience',
  'education',
  'languages',
  'references',
  'interests',
  'certificates',
  'skills',
  'summary',
  'personal',
]

/** True for kinds whose heading ends any section. */
export const isFirmKind = (kind: SectionKind): boolean => firmKinds.includes(kind)
