import { register } from './accounts.ts'
import { aiHealth, mainHealth } from './health.ts'
import { createVacancy, deleteVacancy, getVacancy, listVacancies, updateVacancy } from './vacancies.ts'
import { generateVacancy } from './vacancy-text.ts'

/** Every call of both services. The routes, the OpenAPI pages, the browser's client and the access test read it. */
export const endpoints = {
  mainHealth,
  aiHealth,
  register,
  listVacancies,
  createVacancy,
  getVacancy,
  updateVacancy,
  deleteVacancy,
  generateVacancy,
} as const
