import type { ContextName } from './contexts/index.ts'

/** A question, and a piece of the sentence that answers it; null where the context doesn't say it. */
export type Labelled = [context: ContextName, question: string, sentence: string | null]

/** Made beside the rules: they were tuned on these. */
export const tunedQuestions: Labelled[] = [
  ['planner', 'Wie is de leidinggevende?', 'Marieke Post, hoofd planning'],
  ['planner', 'Wanneer is het bedrijf opgericht?', 'Opgericht in 1968'],
  ['planner', 'Hoeveel vakantiedagen krijg je?', '27 vakantiedagen'],
  ['planner', 'Mag je thuiswerken?', 'Twee dagen per week thuiswerken'],
  ['planner', 'Tot wanneer kan iemand reageren?', 'uiterlijk 15 maart'],
  ['planner', 'Welk opleidingsniveau is nodig?', 'Mbo 4 logistiek'],
  ['planner', 'Is er een leaseauto?', null],
  ['planner', 'Moet je in het weekend werken?', null],
  ['planner', 'Wie is de directeur?', null],
  ['developer', 'Wat is het salaris?', '€ 4.500 en € 6.200'],
  ['developer', 'Wat zijn de belangrijkste uitdagingen?', 'lastigste opgave'],
  ['developer', 'Welke programmeertaal moet je kennen?', 'Kotlin of Java'],
  ['developer', 'Hoe groot is het team?', 'vier ontwikkelaars'],
  ['developer', 'Welke groeimogelijkheden zijn er?', 'vijf leerdagen'],
  ['developer', 'Krijg je een laptop?', 'MacBook'],
  ['developer', 'Hoe is de pensioenregeling?', null],
  ['sanne', 'Waar werkt ze nu?', 'Thuiszorg Noord'],
  ['sanne', 'Heeft ze leidinggegeven?', 'team van acht'],
  ['sanne', 'Spreekt ze Duits?', 'Duits (redelijk)'],
  ['sanne', 'Spreekt ze Frans?', null],
  ['sanne', 'Heeft ze een rijbewijs?', null],
  ['karim', 'What is his notice period?', 'notice period of two months'],
  ['karim', 'Wat is de salariswens van Karim?', 'EUR 6,200'],
  ['karim', 'Waar is hij afgestudeerd?', 'TU Delft'],
  ['karim', 'Heeft hij ervaring met SAP?', null],
  ['noor', 'Waarom wil ze weg bij haar werkgever?', 'overgenomen'],
  ['noor', 'Wat is de salariswens?', '4000'],
  ['noor', 'Heeft ze ervaring met een CRM?', 'HubSpot'],
  ['noor', 'Wat zijn haar ontwikkelpunten?', 'administratie'],
  ['noor', 'Heeft Noor kinderen?', null],
  ['baker', 'Op welke dagen werk je?', 'dinsdag tot en met zaterdag'],
  ['baker', 'Wie geeft leiding?', 'Sjoerd'],
  ['baker', 'Wat is het salaris?', null],
]
