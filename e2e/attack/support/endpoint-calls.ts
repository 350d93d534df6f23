import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@wervio/contracts'
import { endpoints } from '@wervio/contracts/endpoints'
import type { Target } from '../attack.ts'
import type { Sending } from './http-client.ts'
import { PDF, upload, type OwnRows } from './own-rows.ts'

export const table: [string, Endpoint][] = Object.entries(endpoints)

export const originOf = ({ product }: Target, { service }: Endpoint): string =>
  service === 'main' ? product.urls.mainApi : product.urls.aiService

/** The address of an endpoint with its first parameter filled in; a version in the path becomes an id too. */
export const addressOf = (target: Target, endpoint: Endpoint, id: string): string =>
  originOf(target, endpoint) + endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id))

const persona = () => {
  const traits = <T>(value: T) => ({
    openheid: value,
    consciëntieusheid: value,
    extraversie: value,
    vriendelijkheid: value,
    neuroticisme: value,
  })
  return {
    naam: 'Noor',
    leeftijd: '',
    ervaring: '',
    achtergrond: '',
    vaardigheden: [],
    motivatie: '',
    werkstijl: '',
    ambities: '',
    persoonlijkheid: { big_fifty_samenvatting: '', kenmerken: traits('Score: 5') },
    wetenschappelijke_onderbouwing: { functie_match: '', organisatie_match: '', team_match: '' },
    interview_vragen: { ...traits([]), situationeel: [] },
  }
}

/** Valid bodies, by the endpoint's name, with the ids of `rows` where a body names one. */
export const bodiesWith = (rows: OwnRows): Partial<Record<string, object>> => ({
  createVacancy: { title: 'Kok' },
  savePublication: { html: '<p>Overgenomen</p>', base_version: 0 },
  createCompanyProfile: { name: 'Overgenomen' },
  updateCompanyProfile: { name: 'Overgenomen', base_version: 1 },
  createCandidate: { name: 'Sam' },
  updateCandidate: { name: 'Overgenomen' },
  changeCandidate: { status: 'afgewezen' },
  addNote: { text: 'Overgenomen' },
  editNote: { text: 'Overgenomen' },
  noteContact: { subject: 'Overgenomen' },
  mergeCandidates: { other_id: rows.other },
  createApplication: { vacancy_id: rows.vacancy, candidate_id: rows.candidate },
  updateApplication: { stage: 3 },
  saveImportItem: { name: 'Overgenomen' },
  savePersona: { vacancy_id: rows.vacancy, persona_data: persona() },
  saveRecording: { fileName: 'a.mp3', summary: 'Overgenomen', transcript: 'Overgenomen' },
  generateVacancy: { functie: 'Kok' },
  readVacancyText: { text: 'Kok in Haren' },
  generatePersona: { vacancy_text: 'Kok in Haren' },
  chat: { message: 'Wie is dit?' },
  changeMeeting: { subject: 'Overgenomen', version: 1 },
  cancelMeeting: { message: 'Overgenomen' },
  updateVacancy: { title: 'Overgenomen' },
  giveConsent: { wording: 'Akkoord', way: 'spoken', given_on: '2026-01-05' },
  giveMeetingConsent: { wording: 'Akkoord', way: 'spoken', given_on: '2026-01-05' },
  createScorecard: { conversationType: 'sollicitatie', conversation_on: '2026-01-05', items: [] },
  changeScorecard: { conversationType: 'sollicitatie', conversation_on: '2026-01-05', items: [], version: 1 },
  decideMatches: { candidate_ids: [rows.candidate], kind: 'reject', reason: 'Te weinig ervaring.', version: null },
  giveFeedback: { text: 'Sterk.' },
  changeColleague: { role: 'reader' },
  createMail: {
    candidate_id: rows.candidate,
    to: 'geheim@voorbeeld.nl',
    way: 'own_program',
    subject: 'Kennismaken',
    body: 'Tot dan.',
    creation_key: randomUUID(),
  },
  createMailTemplate: {
    moment: 'rejection',
    label: 'Afwijzing',
    subject: 'Bericht',
    body: 'Helaas.',
    creation_key: randomUUID(),
  },
  matchCandidates: { vacancy_id: rows.vacancy },
  changeSegment: { version: 1, text: 'Anders' },
})

/** A query, for endpoints that require one. */
export const queries: Partial<Record<string, string>> = {
  searchCandidates: '?q=geheim',
  explainSearch: '?q=geheim',
  listChatMessages: '?subject=general',
  deleteChatMessages: '?subject=general',
}

/** A valid request for an endpoint, so that it isn't refused by validation. */
export const sendingFor = (name: string, endpoint: Endpoint, rows: OwnRows): Sending => ({
  method: endpoint.method,
  ...(endpoint.body && { body: bodiesWith(rows)[name] ?? {} }),
  ...(endpoint.upload && upload(endpoint.upload.field, PDF)),
})
