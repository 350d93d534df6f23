export type PricingQuestion = { question: string; answer: string }

/** What people ask about the price; also told to search engines. */
export const questions: readonly PricingQuestion[] = [
  {
    question: 'Moet ik nu al betalen?',
    answer:
      'Nee. Je begint met 14 dagen gratis en vult daarvoor geen creditcard in. Zolang de bèta gesloten is, kun je nog niet betalen en worden de grenzen per pakket niet afgedwongen.',
  },
  {
    question: 'Wat gebeurt er na de proefperiode?',
    answer:
      'Je proefperiode gaat over in een betaald abonnement, tenzij je op tijd opzegt. Wat je hebt gemaakt, blijft staan.',
  },
  {
    question: 'Hoe reken je de korting per jaar?',
    answer:
      'Je betaalt voor een jaar negen maanden. Dat is 25% minder dan twaalf keer de prijs per maand. De prijs per maand die je ziet, is afgerond op hele euro’s.',
  },
  {
    question: 'Telt iedere collega mee?',
    answer:
      'De prijs is per recruiter. Een kandidaat of een manager die alleen een verslag of een vacature van je krijgt, heeft geen account nodig.',
  },
]
