import { AudioLines, MessagesSquare, PenLine, Target, type LucideIcon } from 'lucide-react'

export type FeatureId = 'transcription' | 'texts' | 'matching' | 'feedback'

export type Feature = {
  id: FeatureId
  icon: LucideIcon
  title: string
  text: string
  /** What one sees happen, in order. */
  steps: readonly string[]
}

/** The four cards, in the order of the page. */
export const features: readonly Feature[] = [
  {
    id: 'transcription',
    icon: AudioLines,
    title: 'Gesprekstranscriptie',
    text: 'Je luistert, het verslag schrijft zichzelf.',
    steps: [
      'Neem op in je browser of voeg een opname toe, met toestemming van de kandidaat.',
      'Je krijgt de tekst met tijden. Elke zin van de samenvatting wijst naar de seconde waar hij is gezegd.',
      'Een vraag die je niet mag stellen, telt niet mee en staat apart.',
    ],
  },
  {
    id: 'texts',
    icon: PenLine,
    title: 'Vacatureteksten',
    text: 'Van feiten naar een tekst die je durft te plaatsen.',
    steps: [
      'Vul in wat je weet, of plak een oude tekst: het formulier vult zich.',
      'De tekst gebruikt jouw feiten en verzint er geen bij.',
      'Een controle ernaast wijst op moeilijke, uitsluitende en lege woorden.',
    ],
  },
  {
    id: 'matching',
    icon: Target,
    title: 'Kandidaat match analyse',
    text: 'Een score die je kunt narekenen, met bewijs per eis.',
    steps: [
      'Per eis zie je of die is gevonden, en waar in het CV.',
      'Jij bepaalt hoe zwaar een eis weegt, en ziet meteen wat dat verandert.',
      'Jij besluit, met een reden. Een score wijst nooit iemand af.',
    ],
  },
  {
    id: 'feedback',
    icon: MessagesSquare,
    title: 'Recruiter feedback',
    text: 'Na elk gesprek weet je wat goed ging en wat beter kan.',
    steps: [
      'Vul een scorekaart in terwijl je het gesprek terugleest.',
      'Zie waar procedures versnellen en waar ze blijven liggen, met de dossiers erachter.',
      'Elk inzicht zegt waar het op rust, over een periode die jij kiest.',
    ],
  },
]
