import { expect, test } from '@jest/globals'
import { recordingDetails } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { startRecordingsApp } from './recordings-app.ts'

const { asOwner, newRecruiter, send, sent, untilState, vacancyOf } = startRecordingsApp()

const TALK = Buffer.from(`WEBVTT

00:00:01.000 --> 00:00:06.000
<v Recruiter>Kun je een voorbeeld geven van een conflict met een collega?</v>

00:00:07.000 --> 00:00:20.000
<v Sanne de Wit>Vorig jaar hadden twee koks ruzie over het rooster. Ik heb met allebei apart gesproken. Daarna hebben ze samen een nieuw rooster gemaakt.</v>
`)

test('a summary calls a competency what the vacancy of the recording calls it, also when it is made again', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const vacancyId = await vacancyOf(owner)
  await asOwner(owner, sql`update main.vacancies set soft_skills = 'Conflicthantering' where id = ${vacancyId}`)
  const fields = { candidate_id: candidateId, conversationType: 'competentie', fileName: 'gesprek.vtt' }
  const namesOf = async (id: string) =>
    recordingDetails
      .parse((await send(token, 'GET', `/api/recordings/${id}`)).json())
      .summary?.competencies.map(({ name }) => name)

  const ofVacancy = await sent(token, TALK, { ...fields, vacancy_id: vacancyId })
  await untilState(token, ofVacancy, 'done')
  expect(await namesOf(ofVacancy)).toEqual(['Conflicthantering'])
  const ofNone = await sent(token, TALK, fields)
  await untilState(token, ofNone, 'done')
  expect(await namesOf(ofNone)).toEqual(['Omgaan met conflicten'])

  await asOwner(
    owner,
    sql`update main.vacancies set soft_skills = 'Lastige conflicten oplossen' where id = ${vacancyId}`,
  )
  const { version } = recordingDetails.parse((await send(token, 'GET', `/api/recordings/${ofVacancy}`)).json())
  expect((await send(token, 'POST', `/api/recordings/${ofVacancy}/summary`, { version })).statusCode).toBe(200)
  expect(await namesOf(ofVacancy)).toEqual(['Lastige conflicten oplossen'])
})
