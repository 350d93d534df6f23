import { type Block, section, type VacancyDocument } from '../../vacancy-text/document.ts'
import { factsOf } from '../../vacancy-text/facts/facts.ts'
import { describeTitle } from '../../vacancy-text/facts/title.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'
import { aboutBlocks, sectorIsFact } from './about.ts'
import { applyBlocks } from './apply.ts'
import { startDraft } from './draft.ts'
import { idealBlocks } from './ideals.ts'
import { introBlocks } from './intro.ts'
import { offerBlocks, plainListBlocks, profileBlocks, taskBlocks } from './lists.ts'
import { togetherSection } from './team.ts'

/** One or two sentences are too little for a heading of their own. */
const isShort = ([only, ...more]: Block[]) => only?.kind === 'paragraph' && more.length === 0 && only.text.length < 160

/** The whole text: intro, facts, work, person, offer, organisation, team, ideals, how to apply; nothing empty. */
export function composeVacancy(form: VacancyForm): VacancyDocument {
  const draft = startDraft(form)
  const intro = introBlocks(draft)
  const tasks = section('Wat ga je doen?', taskBlocks(draft))
  const profile = section('Wie ben jij?', profileBlocks(draft))
  const offer = section('Wat bieden wij?', offerBlocks(draft))
  const times = section('Wanneer werk je?', plainListBlocks(draft.form.shifts))
  const workplace = section('Waar werk je?', plainListBlocks(draft.form.workplace))
  const about = aboutBlocks(draft)
  const together = togetherSection(draft)
  const ideals = idealBlocks(draft)
  const isJoined = about.length > 0 && isShort(ideals)
  const organisation = section(draft.organisation.about, isJoined ? [...about, ...ideals] : about)
  return {
    title: describeTitle(draft.form.title),
    blocks: [
      ...intro,
      ...factsOf(draft.form, { sector: sectorIsFact(draft) }),
      ...tasks,
      ...profile,
      ...offer,
      ...times,
      ...workplace,
      ...organisation,
      ...together,
      ...(isJoined ? [] : section('Waar we voor staan', ideals)),
      ...section('Solliciteren', [...applyBlocks(draft), ...plainListBlocks(draft.form.contact)]),
    ],
  }
}
