import assistantDark from './assets/assistant-dark.webp'
import assistantLight from './assets/assistant-light.webp'
import insightsDark from './assets/insights-dark.webp'
import insightsLight from './assets/insights-light.webp'
import matchingDark from './assets/matching-dark.webp'
import matchingLight from './assets/matching-light.webp'
import personaDark from './assets/persona-dark.webp'
import personaLight from './assets/persona-light.webp'
import textsDark from './assets/texts-dark.webp'
import textsLight from './assets/texts-light.webp'
import transcriptionDark from './assets/transcription-dark.webp'
import transcriptionLight from './assets/transcription-light.webp'
import type { Picture } from '../shared/themed-picture.tsx'

const size = { width: 960, height: 600 }

/** A picture of each service with sample data; `npm run showcase` makes them from the product. */
export const pictures = {
  persona: {
    ...size,
    light: personaLight,
    dark: personaDark,
    alt: 'Persona van de ideale wijkverpleegkundige: een radar van vijf kenmerken, met wat de vacature daarover zegt',
  },
  texts: {
    ...size,
    light: textsLight,
    dark: textsDark,
    alt: 'Vacaturetekst voor een wijkverpleegkundige, met organisatie, uren, salaris en taken uit het formulier',
  },
  matching: {
    ...size,
    light: matchingLight,
    dark: matchingDark,
    alt: 'Uitleg bij een match: per eis of die voldaan is, de zin uit het CV en de punten',
  },
  transcription: {
    ...size,
    light: transcriptionLight,
    dark: transcriptionDark,
    alt: 'Transcriptie van een sollicitatiegesprek, met per uitspraak de tijd en wie er sprak',
  },
  assistant: {
    ...size,
    light: assistantLight,
    dark: assistantDark,
    alt: 'De assistent beantwoordt een vraag over een vacature en zet bij elke zin de bron',
  },
  insights: {
    ...size,
    light: insightsLight,
    dark: insightsDark,
    alt: 'Inzichten in procedures: een aandachtspunt, een verbeterpunt en iets wat goed gaat',
  },
} as const satisfies Record<string, Picture>
