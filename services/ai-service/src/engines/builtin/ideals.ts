import { type Block } from '../../vacancy-text/document.ts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { flow } from './blocks.ts'
import type { Draft } from './draft.ts'
import { opening, storyBlocks } from './stories.ts'

/**
 * Something the world could have more of, rather than something that is done already: 'leefbare wijken', 'bouwen aan
 * …'.
 */
export const isAspiration = (fragment: string): boolean =>
  /^(?:meer|minder|een|bouwen aan|werken aan|co2-?neutraal|klimaatneutraal|energieneutraal|kansen\p{L}*|gelijkheid|(?:beter|goed|schoon|schon|veilig|gezond|gelijk|duurza|betaalba|leefba|inclusie|groen(?!te)|eerlijk|toegankelijk)\p{L}*)(?= |$)/iu.test(
    fragment,
  )

/** Mission, goals and contribution together: they answer one question. */
export const idealBlocks = (draft: Draft): Block[] => {
  const { form, choose } = draft
  const { isWriter } = draft.organisation
  const framed = (fragment: string, frame: string) => `${opening(fragment, form.names)}: ${frame}`
  return flow(
    storyBlocks(form.mission, draft, 'Hier staan we voor:', (fragment) =>
      framed(
        fragment,
        isWriter
          ? isDeed(fragment)
            ? 'daar doen we het voor'
            : choose('mission', ['daar staan we voor', 'daar gaan we voor'])
          : 'daar staat de organisatie voor',
      ),
    ),
    storyBlocks(form.goals, draft, 'Hier werken we naartoe:', (fragment) =>
      framed(fragment, isWriter ? choose('goals', ['daar werken we naartoe', 'dat is ons doel']) : 'dat is het doel'),
    ),
    storyBlocks(form.contribution, draft, 'Zo dragen we bij aan de maatschappij:', (fragment) =>
      framed(
        fragment,
        isWriter
          ? isAspiration(fragment)
            ? choose('contribution', ['daar dragen we graag aan bij', 'daar maken we ons sterk voor'])
            : 'zo dragen we ons steentje bij'
          : 'daar draagt de organisatie aan bij',
      ),
    ),
  )
}
