export type PlanId = 'starter' | 'professional' | 'enterprise'

export type Plan = {
  id: PlanId
  name: string
  text: string
  /** List price in euros per recruiter per month; null: on request. */
  monthly: number | null
  /** What one gets: each limit, or what has none. */
  contents: readonly string[]
}

/** The plans with their list prices and limits. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    text: 'Voor wie af en toe werft.',
    monthly: 47,
    contents: [
      '5 AI-vacatureteksten per maand',
      '2 uur transcriptie per maand',
      '20 kandidaten matchen per maand',
      'AI-chatbot',
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    text: 'Voor wie er elke dag mee werkt.',
    monthly: 79,
    contents: [
      'Onbeperkt vacatureteksten',
      'Onbeperkt transcriptie',
      'Onbeperkt matchen',
      'AI-chatbot',
      'Persona generator',
      'AI-zoeken',
      'Persoonlijke onboarding',
      'Eigen sjablonen',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    text: 'Voor bureaus en grotere organisaties.',
    monthly: null,
    contents: [
      'Alles van Professional',
      'Training van een eigen model',
      'Vaste accountmanager',
      'Premium support',
      'Koppelingen op maat',
    ],
  },
]
