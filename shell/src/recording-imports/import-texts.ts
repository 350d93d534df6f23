import type { RecordingImport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'

export type ImportStanding = 'running' | 'done' | 'failed' | 'gone'

/** What an import asks of the recruiter: waiting, reading, doing something, or nothing. */
export const standingOf = ({ state }: Pick<RecordingImport, 'state'>): ImportStanding => {
  if (state === 'done') return 'done'
  if (state === 'failed') return 'failed'
  return state === 'cancelled' ? 'gone' : 'running'
}

const stateTexts: Readonly<Record<string, string>> = {
  uploading: 'Wordt geüpload',
  waiting: 'Wacht op zijn beurt',
  converting: 'Geluid wordt klaargezet',
  transcribing: 'Transcriptie wordt verwerkt',
  summarising: 'Samenvatting wordt gegenereerd',
  done: 'Transcriptie en samenvatting zijn klaar',
  failed: 'Verwerken is niet gelukt',
}

/** How far an import is, in a line; a state of a later version is work. */
export const importText = ({ state }: RecordingImport): string => stateTexts[state] ?? 'Wordt verwerkt'

/** Where an import is looked at: its conversation once that is there, else the page of imports. */
export const importHref = ({ id, state }: RecordingImport): string =>
  state === 'done' ? routes.recording.href(id) : routes.importRecording.href()

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`

/** What waits of imports in a few words; null when nothing does. */
export const importNews = (imports: readonly RecordingImport[]) => {
  const countOf = (standing: ImportStanding, wanted: (each: RecordingImport) => boolean) =>
    imports.filter((each) => standingOf(each) === standing && wanted(each)).length
  const isNew = (each: RecordingImport) => !each.is_seen
  const [done, failed] = [countOf('done', isNew), countOf('failed', isNew)]
  const parts = [
    counted(done, 'gesprek klaar', 'gesprekken klaar'),
    counted(failed, 'opname mislukt', 'opnames mislukt'),
    counted(
      countOf('running', () => true),
      'opname wordt verwerkt',
      'opnames worden verwerkt',
    ),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : { text: parts.join(', '), count: done + failed }
}
