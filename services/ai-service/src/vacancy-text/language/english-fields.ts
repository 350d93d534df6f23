/** Fields of study, by their English names. */
export const STUDIES: Record<string, string> = {
  'electrical engineering': 'elektrotechniek',
  'mechanical engineering': 'werktuigbouwkunde',
  'civil engineering': 'civiele techniek',
  mechatronics: 'mechatronica',
  'computer science': 'informatica',
  informatics: 'informatica',
  'business administration': 'bedrijfskunde',
  economics: 'economie',
  finance: 'finance',
  accounting: 'accountancy',
  law: 'rechten',
  logistics: 'logistiek',
  nursing: 'verpleegkunde',
}

/** Fields of work that one has experience in. */
export const WORK_FIELDS: Record<string, string> = {
  sales: 'sales',
  marketing: 'marketing',
  logistics: 'de logistiek',
  construction: 'de bouw',
  hospitality: 'de horeca',
  retail: 'de detailhandel',
  healthcare: 'de zorg',
  'customer service': 'de klantenservice',
  finance: 'finance',
  'a similar role': 'een vergelijkbare functie',
  'a similar position': 'een vergelijkbare functie',
}
