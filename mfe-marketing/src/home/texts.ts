import { claimBasis } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import {
  BarChart3,
  Bot,
  Clock3,
  FlaskConical,
  Mic,
  PenLine,
  ScanFace,
  ShieldCheck,
  Target,
  Timer,
  type LucideIcon,
} from 'lucide-react'
import { pictures } from '../product/pictures.ts'
import type { PictureCardText } from '../shared/picture-card.tsx'

export type TitledText = { icon: LucideIcon; title: string; text: string }

/** The six services, in the order of a recruiter's work. */
export const services: readonly PictureCardText[] = [
  {
    icon: ScanFace,
    title: 'AI Persona Generator',
    text: 'Het profiel van je ideale kandidaat, onderbouwd uit de functie.',
    to: routes.vacancies.href(),
    picture: pictures.persona,
  },
  {
    icon: PenLine,
    title: 'AI Vacatureteksten',
    text: 'Van formulier naar een tekst die je durft te plaatsen.',
    to: routes.vacancyGenerator.href(),
    picture: pictures.texts,
  },
  {
    icon: Target,
    title: 'Kandidaat Matching',
    text: 'Een score met bewijs voor elke eis.',
    to: routes.matching.href(),
    picture: pictures.matching,
  },
  {
    icon: Mic,
    title: 'AI Gesprekstranscriptie',
    text: 'Je gesprek uitgeschreven en samengevat, met de bron erbij.',
    to: routes.meetingOverview.href(),
    picture: pictures.transcription,
  },
  {
    icon: Bot,
    title: 'AI Recruitment Assistent',
    text: 'Stel je vraag over een vacature of kandidaat en krijg antwoord.',
    to: routes.dashboard.href(),
    picture: pictures.assistant,
  },
  {
    icon: BarChart3,
    title: 'Data-gedreven Inzichten',
    text: 'Zie in één oogopslag waar je werving versnelt en waar ze vastloopt.',
    to: routes.improvements.href(),
    picture: pictures.insights,
  },
]

/** The three figures under the headline. */
export const figures = [
  { figure: 'tot 70%', text: 'minder administratie' },
  { figure: 'tot 10 uur', text: 'winst per aanname' },
  { figure: '14 dagen', text: 'gratis, zonder creditcard' },
] as const

/** What the estimates among the figures rest on. */
export const figuresBasis =
  'Tot 70% en tot 10 uur zijn schattingen van de makers, geen metingen. Wat jij wint, hangt af van je werk.'

/** The four selling points of the product of this name. */
export const sellingPoints = (name: string): readonly TitledText[] => [
  {
    icon: Timer,
    title: 'Tot 70% tijdwinst',
    text: `${name} neemt het schrijven, lezen en samenvatten over. ${claimBasis.estimate}`,
  },
  {
    icon: Clock3,
    title: 'Tot 10 uur winst per aanname',
    text: 'Van intake tot aanbod staat alles op één plek. Je typt niets twee keer. Ook dit is een schatting.',
  },
  {
    icon: ShieldCheck,
    title: 'AVG-proof',
    text: 'Alleen jouw organisatie ziet haar kandidaten. Jij bepaalt wat je bewaart en hoe lang.',
  },
  {
    icon: FlaskConical,
    title: 'Wetenschappelijk bewezen',
    text: claimBasis.science,
  },
]
