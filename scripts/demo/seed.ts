import { environmentOf, type Settings, urlsOf } from '../product/settings.ts'
import { markDemoDone } from './state.ts'
import { textRequest } from './text-request.ts'
import { demoVacancies } from './vacancies.ts'
import { demoAttachments } from './attachments.ts'
import { demoCandidates } from './candidates.ts'
import { attachFile, enterPipeline } from './pipeline.ts'
import { saveCandidate, setStanding } from './save-candidate.ts'
import { registerDemo, saveVacancy, signIn, vacancyIds, writeText } from './wire.ts'

/**
 * Makes the demo recruiter, his vacancies, their files and the candidates with their CVs in their pipelines through the services' own calls. What is there already is left alone, so a
 * seeding that was cut off is completed by the next. Only ever against the emulator, and not in production.
 */
export const seedDemo = async (settings: Settings, say: (line: string) => void): Promise<void> => {
  const env = environmentOf(settings)
  const emulator = env['FIREBASE_AUTH_EMULATOR_HOST']
  if (env['NODE_ENV'] === 'production' || !emulator || !settings.demo) return
  say('voorbeeldgegevens maken …')
  const { mainApi, aiService } = urlsOf(settings)
  const token = await signIn(`http://${emulator}`)
  await registerDemo(mainApi, token)
  const present = await vacancyIds(mainApi, token)
  for (const vacancy of demoVacancies.filter(({ title }) => !present.has(title.trim()))) {
    const description = await writeText(aiService, token, textRequest(vacancy))
    await saveVacancy(mainApi, token, { ...vacancy, description })
  }
  const vacancies = await vacancyIds(mainApi, token)
  for (const candidate of demoCandidates) {
    const id = await saveCandidate({ mainApi, aiService, token }, candidate)
    await enterPipeline(mainApi, token, vacancies, id, candidate)
    await setStanding(mainApi, token, id, candidate)
  }
  for (const attachment of demoAttachments) await attachFile(mainApi, token, vacancies, attachment)
  await markDemoDone(settings.dataDir)
}
