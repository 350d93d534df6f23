import type { Tone } from '@wervio/ui'
import {
  Briefcase,
  Code,
  GraduationCap,
  HardHat,
  HeartPulse,
  Landmark,
  Leaf,
  Megaphone,
  Scale,
  ShoppingBag,
  Truck,
  UtensilsCrossed,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

/** First word found in sector or title decides the picture. */
const pictures: readonly [RegExp, LucideIcon][] = [
  [/zorg|verpleeg|arts|welzijn|medisch|fysio|kraam/, HeartPulse],
  [/\bict\b|\bit\b|software|developer|data|cloud|programmeur|digita/, Code],
  [/onderwijs|docent|leraar|leerkracht|school|opleiding/, GraduationCap],
  [/logistiek|transport|chauffeur|magazijn|planner|warehouse/, Truck],
  [/bouw|timmer|metsel|infra|installat/, HardHat],
  [/techniek|monteur|elektr|mechan|onderhoud|industrie|productie/, Wrench],
  [/financ|bank|account|boekhoud|verzeker|controller/, Landmark],
  [/horeca|kok|restaurant|hotel|catering/, UtensilsCrossed],
  [/retail|winkel|verkoop|sales|commerci/, ShoppingBag],
  [/marketing|communicatie|media|redact/, Megaphone],
  [/jurid|recht|advocat|notaris|overheid|gemeente/, Scale],
  [/groen|agra|tuin|milieu|duurza|energie/, Leaf],
]

const tones = ['accent', 'blue', 'signal', 'amber', 'green'] as const satisfies readonly Tone[]

/** A number from 0 to `below` that is always the same for the same text. */
const pick = (text: string, below: number): number => {
  let sum = 7
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 104_729
  return sum % below
}

export const patterns = ['rings', 'steps', 'waves'] as const

export type PlaceholderDesign = {
  tone: (typeof tones)[number]
  icon: LucideIcon
  pattern: (typeof patterns)[number]
  shift: number
}

/** How the drawn picture of a vacancy looks: colour by sector, pattern and its place by title. */
export const placeholderDesign = (title: string, sector: string): PlaceholderDesign => {
  const words = `${sector} ${title}`.toLowerCase()
  return {
    tone: tones[pick(sector.trim().toLowerCase() || title, tones.length)] ?? 'accent',
    icon: pictures.find(([word]) => word.test(words))?.[1] ?? Briefcase,
    pattern: patterns[pick(title, patterns.length)] ?? 'rings',
    shift: pick(`${title}${sector}`, 60),
  }
}
