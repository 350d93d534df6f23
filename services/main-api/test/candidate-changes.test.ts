import { expect, test } from '@jest/globals'
import { messages, type Candidate } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { startApp } from './start-app.ts'

const { recruiter, ...app } = startApp()
const { change, contact, createCandidate, events, find } = candidatesOf(app)

const proof = { confidence: 0.9, quote: 'Assen', places: [{ page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.1 }] }

const ownCandidate = async (more: object = {}) => {
  const { token } = await recruiter()
  const draft = {
    name: 'Noor Visser',
    email: 'noor@voorbeeld.nl',
    location: 'Assen',
    notes: 'Belt liever.',
    skills: ['Excel', 'Duits'],
    ...more,
  }
  return { token, ...(await createCandidate(token, draft)) }
}

test('the form of the profile is stored, and what it leaves out stays', async () => {
  const { token, id } = await ownCandidate()
  const saved = await contact(token, id, { name: ' Noor de Vries ', phone: '0592 000 000' })
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({
    name: 'Noor de Vries',
    phone: '0592 000 000',
    email: 'noor@voorbeeld.nl',
    notes: 'Belt liever.',
    status: 'nieuw',
    skills: ['Excel', 'Duits'],
  })
  expect(await find(token, id)).toEqual(saved.json())
})

test.each(['', '   ', null])('%j clears a field', async (blank) => {
  const { token, id } = await ownCandidate()
  expect((await contact(token, id, { email: blank, notes: blank })).json()).toMatchObject({
    email: null,
    notes: null,
    location: 'Assen',
  })
})

test('a name stays one', async () => {
  const { token, id } = await ownCandidate()
  const refused = await contact(token, id, { name: '  ' })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ fields: [{ path: 'name', message: 'Vul een naam in.' }] }),
  ])
})

test('the status has its own call, and the timeline says from what to what, once', async () => {
  const { token, id } = await ownCandidate()
  expect((await change(token, id, { status: 'in_proces' })).json()).toMatchObject({
    status: 'in_proces',
    name: 'Noor Visser',
    skills: ['Excel', 'Duits'],
  })
  await change(token, id, { status: 'in_proces' })
  expect((await events(token, id)).map(({ kind, data }) => [kind, data])).toEqual([
    ['status', { from: 'nieuw', to: 'in_proces' }],
    ['created', {}],
  ])
})

test('of other changes the timeline names the fields, not what they say', async () => {
  const { token, id } = await ownCandidate()
  await contact(token, id, { email: 'anders@voorbeeld.nl', location: 'Assen', notes: null })
  expect((await events(token, id))[0]).toMatchObject({ kind: 'changed', data: { fields: 'email' } })
})

test('a term counts from the day it was chosen', async () => {
  const { token, id, retain_until, created_at } = await ownCandidate()
  // A day is one of Amsterdam, where it begins an hour or two before that of UTC.
  const amsterdamDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })
  const firstDay = Date.parse(amsterdamDay.format(Date.parse(created_at)))
  const days = (until: string) => Math.round((Date.parse(until) - firstDay) / 86_400_000)
  expect(days(retain_until)).toBe(28)
  const consented = (await change(token, id, { retention: 'one_year_consent' })).json<Candidate>()
  expect([consented.retention, days(consented.retain_until)]).toEqual(['one_year_consent', 365])
  expect(days((await ownCandidate({ retention: 'one_year_consent' })).retain_until)).toBe(365)
})

test('what a person changes no longer rests on the CV', async () => {
  const { token, id } = await ownCandidate({
    evidence: { email: proof, location: proof, 'skills.0': proof, 'skills.1': proof },
  })
  expect((await contact(token, id, { location: 'Emmen' })).json<Candidate>().evidence).toEqual({
    email: proof,
    'skills.0': proof,
    'skills.1': proof,
  })
  expect((await change(token, id, { skills: ['Duits', 'Frans'] })).json<Candidate>()).toMatchObject({
    skills: ['Duits', 'Frans'],
    evidence: { email: proof, 'skills.0': proof },
  })
})

test('two tabs that save other fields at once lose none', async () => {
  const { token, id } = await ownCandidate()
  await Promise.all([
    contact(token, id, { phone: '06' }),
    change(token, id, { title: 'Planner' }),
    contact(token, id, { linkedin: 'linkedin.com/in/li' }),
    change(token, id, { hours: '32 uur', status: 'aangenomen' }),
  ])
  expect(await find(token, id)).toMatchObject({
    phone: '06',
    title: 'Planner',
    linkedin: 'https://linkedin.com/in/li',
    hours: '32 uur',
    status: 'aangenomen',
    email: 'noor@voorbeeld.nl',
  })
})

test.each([{ status: 'weg' }, { retention: 'altijd' }, { title: 'a\u0000' }, { skills: ['a', 1] }, { cv_text: 5 }])(
  '%j is refused',
  async (payload) => {
    const { token, id } = await ownCandidate()
    expect((await change(token, id, payload)).statusCode).toBe(400)
  },
)

test('nobody else can change them', async () => {
  const { id } = await ownCandidate()
  const { token } = await recruiter()
  for (const refused of [
    await contact(token, id, { name: 'X' }),
    await change(token, id, { status: 'afgewezen' }),
    await change(token, 'geen-id', {}),
  ]) {
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      expect.objectContaining({ error: messages.candidateNotFound }),
    ])
  }
})

test('a CV that was read again brings its own evidence and reader, and nothing of it is told as a change', async () => {
  const { token, id } = await ownCandidate({ evidence: { email: proof, location: proof } })
  const made_by = { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' }
  const saved = (
    await change(token, id, { cv_text: 'Noor Visser', evidence: { location: proof }, made_by })
  ).json<Candidate>()
  expect(saved).toMatchObject({ evidence: { location: proof }, made_by })
  expect(saved.evidence).not.toHaveProperty('email')
  expect((await events(token, id)).map(({ kind }) => kind)).toEqual(['created'])
})

const kok = { position: 'Kok', company: 'De Linde', period: '2019 - heden' }
const chef = { position: 'Chef', company: 'De Eik', period: '2015 - 2019' }

test('jobs and schools are corrected through the same call, and found by search afterwards', async () => {
  const { token, id } = await ownCandidate({ experience: [kok] })
  const saved = (
    await contact(token, id, {
      experience: [chef, kok],
      education: [{ degree: 'Hbo Facility', institution: 'Hanze' }],
      languages: [{ language: 'Fries' }],
    })
  ).json<Candidate>()
  expect(saved.experience.map(({ position }) => position)).toEqual(['Chef', 'Kok'])
  expect(saved).toMatchObject({
    education: [{ degree: 'Hbo Facility', institution: 'Hanze', level: null }],
    languages: [{ language: 'Fries', level: null }],
    email: 'noor@voorbeeld.nl',
    skills: ['Excel', 'Duits'],
  })
  for (const q of ['chef', 'hanze', 'fries'])
    expect((await app.call(token, { url: `/api/candidates/search?q=${q}` })).json()).toMatchObject([{ id }])
})

test('what a person changed is marked as theirs, moves along, and goes when it is put back', async () => {
  const evidence = { location: proof, 'experience.0.position': proof, 'skills.0': proof, 'skills.1': proof }
  const { token, account } = await recruiter()
  const { id, edits } = await createCandidate(token, {
    name: 'Noor',
    location: 'Assen',
    skills: ['Excel', 'Duits'],
    experience: [kok],
    evidence,
  })
  expect(edits).toEqual({})
  const changed = (
    await contact(token, id, {
      location: 'Emmen',
      skills: ['Duits', 'Frans'],
      experience: [{ ...kok, position: 'Chef' }],
    })
  ).json<Candidate>()
  const mark = { yours: true, at: expect.any(String) }
  expect(changed.edits).toEqual({ location: mark, 'skills.1': mark, 'experience.0': mark })
  expect(Object.keys(changed.evidence ?? {})).toEqual(['skills.0'])
  const colleague = await colleagueOf(app.databaseUrl(), { token, account }, null)
  expect((await find(colleague, id)).edits['location']).toEqual({ yours: false, at: expect.any(String) })
  const moved = (await contact(token, id, { skills: ['Frans', 'Duits'] })).json<Candidate>()
  expect(moved.edits).toMatchObject({ location: mark, 'skills.0': mark })
  const back = (await contact(token, id, { location: 'Assen', evidence })).json<Candidate>()
  expect([
    Object.keys(back.edits).includes('location'),
    back.evidence?.['location'],
    back.evidence?.['experience.0.position'],
  ]).toEqual([false, proof, undefined])
})

test('who was never read from a CV has no evidence, also after a change was undone', async () => {
  const { token, id } = await ownCandidate()
  await contact(token, id, { location: 'Emmen' })
  expect((await contact(token, id, { location: 'Assen', evidence: {} })).json()).toMatchObject({
    location: 'Assen',
    evidence: null,
  })
})

test('a machine’s reading is nobody’s change', async () => {
  const { token, id } = await ownCandidate()
  const madeByCvReader = { engine: 'builtin', model: 'cv-1', at: '2026-01-01T09:00:00.000Z' }
  expect(
    (await change(token, id, { title: 'Kok', evidence: { title: proof }, made_by: madeByCvReader })).json(),
  ).toMatchObject({
    title: 'Kok',
    edits: {},
    evidence: { title: proof },
  })
  await contact(token, id, { skills: ['Frans', 'Excel'] })
  expect(
    (await change(token, id, { skills: ['Excel', 'Frans'], evidence: { 'skills.0': proof } })).json<Candidate>().edits,
  ).toEqual({ 'skills.1': { yours: true, at: expect.any(String) } })
})

test('two people who change the same lose nothing: the second is asked', async () => {
  const { token, id, email, location } = await ownCandidate()
  await contact(token, id, { email: 'collega@voorbeeld.nl' })
  const refused = await contact(token, id, {
    email: 'ik@voorbeeld.nl',
    location: 'Emmen',
    based_on: { email, location },
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'candidate_conflict',
      error: messages.candidateConflict,
      conflicts: ['email'],
      current: await find(token, id),
    }),
  ])
  expect(await find(token, id)).toMatchObject({ email: 'collega@voorbeeld.nl', location: 'Assen' })
  const contactAnswer = await contact(token, id, {
    email: 'ik@voorbeeld.nl',
    location: 'Emmen',
    based_on: { email: 'collega@voorbeeld.nl', location },
  })
  expect(contactAnswer.json()).toMatchObject({ email: 'ik@voorbeeld.nl', location: 'Emmen' })
})

test('of a form only what was changed in it is stored; the rest may be newer', async () => {
  const { token, id, name, email, location } = await ownCandidate()
  await contact(token, id, { email: 'collega@voorbeeld.nl' })
  const saved = await contact(token, id, { name, email, location: 'Emmen', based_on: { name, email, location } })
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    expect.objectContaining({ email: 'collega@voorbeeld.nl', location: 'Emmen' }),
  ])
})

test('both who say the same agree, and who sends no state wins as ever', async () => {
  const { token, id, email } = await ownCandidate({ experience: [kok] })
  await contact(token, id, { email: 'nieuw@voorbeeld.nl', experience: [chef] })
  expect((await contact(token, id, { email: 'nieuw@voorbeeld.nl', based_on: { email } })).statusCode).toBe(200)
  expect((await contact(token, id, { experience: [kok, chef], based_on: { experience: [kok] } })).json()).toMatchObject(
    { code: 'candidate_conflict', conflicts: ['experience'] },
  )
  expect((await contact(token, id, { experience: [kok, chef], based_on: { experience: [chef] } })).statusCode).toBe(200)
  expect((await contact(token, id, { email: 'laatst@voorbeeld.nl' })).json()).toMatchObject({
    email: 'laatst@voorbeeld.nl',
  })
})

test('a number written another way is no change, and no conflict', async () => {
  const { token, id, phone } = await ownCandidate({ phone: '06-12 34 56 78' })
  await contact(token, id, { phone: '+31612345678', notes: 'x', based_on: { phone, notes: 'Belt liever.' } })
  expect((await events(token, id))[0]).toMatchObject({ kind: 'note_changed' })
  expect(
    (await contact(token, id, { phone: '+32470123456', based_on: { phone: '+31612345678' } })).json(),
  ).toMatchObject({ phone: '+32470123456' })
})
