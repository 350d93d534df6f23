import { type Block, section, type VacancyDocument } from '../../vacancy-text/document.ts'
import { factsOf } from '../../vacancy-text/facts/facts.ts'
import { describeTitle } from '../../vacancy-text/facts/title.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'
import { sectionTitles } from '../../vacancy-text/section-titles.ts'
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
export const composeVacancy = (form: VacancyForm, today: Date = new Date()): VacancyDocument => {
  const draft = startDraft(form, today)
  const intro = introBlocks(draft)
  const tasks = section(sectionTitles.tasks, taskBlocks(draft))
  const profile = section(sectionTitles.profile, profileBlocks(draft))
  const offer = section(sectionTitles.offer, offerBlocks(draft))
  const times = section(sectionTitles.times, plainListBlocks(draft.form.shifts))
  const workplace = section(sectionTitles.workplace, plainListBlocks(draft.form.workplace))
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
      ...(isJoined
        ? []
        : section(draft.organisation.isWriter ? sectionTitles.ideals : sectionTitles.clientIdeals, ideals)),
      ...section(sectionTitles.apply, [...applyBlocks(draft), ...plainListBlocks(draft.form.contact)]),
    ],
  }
}
