import { demoAttachments, demoCandidates, demoVacancies, textRequest } from '@wervio/demo-data'
import { environmentOf, type Settings, urlsOf } from '../product/settings.ts'
import { markDemoDone } from './state.ts'
import { saveDemoRecording } from './meetings/save-recording.ts'
import { writeMeetings } from './meetings/write-meetings.ts'
import { savePastPeople, savePastVacancies } from './past/save-past.ts'
import { writePastData } from './past/write-past-data.ts'
import { attachFile, enterPipeline } from './pipeline.ts'
import { saveDemoProfile } from './profile.ts'
import { saveCandidate, putOnShortlist } from './save-candidate.ts'
import { registerDemo, saveVacancy, signIn, uidOf, vacancyIds, writeText } from './wire.ts'

/** Where a product answers that gets the sample data; `emulator` is its built-in sign-in. */
type Addresses = { emulator: string; mainApi: string; aiService: string; databaseUrl: string }

/**
 * Creates the demo recruiter, their vacancies with files, and candidates with CVs and procedures, by calls of the
 * services, and gives the procedures their past and meetings. The next seeding completes an interrupted one.
 */
export const createDemo = async (
  { emulator, mainApi, aiService, databaseUrl }: Addresses,
  say: (line: string) => void,
): Promise<void> => {
  say('voorbeeldgegevens maken …')
  const token = await signIn(emulator)
  await registerDemo(mainApi, token)
  await saveDemoProfile(mainApi, token)
  const present = await vacancyIds(mainApi, token)
  for (const vacancy of demoVacancies.filter(({ title }) => !present.has(title.trim()))) {
    const description = await writeText(aiService, token, textRequest(vacancy))
    await saveVacancy(mainApi, token, { ...vacancy, description })
  }
  const vacancies = await vacancyIds(mainApi, token)
  const candidates = new Map<string, string>()
  for (const candidate of demoCandidates) {
    const id = await saveCandidate({ mainApi, aiService, token }, candidate)
    candidates.set(candidate.name, id)
    await enterPipeline(mainApi, token, vacancies, id, candidate)
    if (candidate.shortlisted) await putOnShortlist(mainApi, token, id)
  }
  for (const attachment of demoAttachments) await attachFile(mainApi, token, vacancies, attachment)
  const product = { mainApi, aiService, token }
  const pastData = {
    databaseUrl,
    uid: uidOf(token),
    vacancies: new Map([...vacancies, ...(await savePastVacancies(product))]),
    candidates: new Map([...candidates, ...(await savePastPeople(product))]),
  }
  await writePastData(pastData)
  await writeMeetings(pastData)
  await saveDemoRecording(aiService, token, candidates)
}

/** Gives the product of these settings its sample data. Only against the emulator, never in production. */
export const seedDemo = async (settings: Settings, say: (line: string) => void): Promise<void> => {
  const env = environmentOf(settings)
  const emulator = env['FIREBASE_AUTH_EMULATOR_HOST']
  if (env['NODE_ENV'] === 'production' || !emulator || !settings.demo) return
  const databaseUrl = env['DATABASE_URL'] ?? ''
  await createDemo({ emulator: `http://${emulator}`, ...urlsOf(settings), databaseUrl }, say)
  await markDemoDone(settings.dataDir)
}
