import type { VacancyDraft } from '@wervio/contracts'
import { trades } from './people.ts'

/** Days before the day of seeding on which the past vacancies were placed. */
export const PLACED_AGO = 96

const filled = (
  creation_key: string,
  title: string,
  company: string,
  location: string,
  sector: string,
): VacancyDraft => ({
  creation_key,
  title,
  company,
  location,
  sector,
  hours: '32 uur per week',
  status: 'ingevuld',
})

/**
 * Invented vacancies that were filled and stand in the archive. Their keys keep an interrupted seeding from making them
 * twice.
 */
export const pastVacancies: readonly VacancyDraft[] = [
  filled('5b1c7c1e-3f0a-4c55-9f0e-0d1f6a7b0001', trades.zorg.vacancy, 'Woonzorg De Vlier', 'Zwolle', 'Zorg'),
  filled(
    '5b1c7c1e-3f0a-4c55-9f0e-0d1f6a7b0002',
    trades.magazijn.vacancy,
    'Distributie Polderweg',
    'Lelystad',
    'Logistiek',
  ),
  filled(
    '5b1c7c1e-3f0a-4c55-9f0e-0d1f6a7b0003',
    trades.kantoor.vacancy,
    'Energieloket Noordenwind',
    'Groningen',
    'Zakelijke dienstverlening',
  ),
  filled(
    '5b1c7c1e-3f0a-4c55-9f0e-0d1f6a7b0004',
    trades.elektro.vacancy,
    'Installatiebedrijf Stroomhuis',
    'Meppel',
    'Techniek',
  ),
  filled('5b1c7c1e-3f0a-4c55-9f0e-0d1f6a7b0005', trades.horeca.vacancy, 'Herberg De Zandloper', 'Assen', 'Horeca'),
]
