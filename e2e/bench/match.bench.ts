import { readMatchSet, type MatchSet, type MatchSetName } from '../../services/ai-service/test/matching/match-sets.ts'
import { bm25, keywordShare, tfIdfCosine } from '../../services/ai-service/test/matching/plain-rankings.ts'
import {
  bandsOf,
  figuresOfSet,
  meanOf,
  percentagesByGrade,
  scoresOf,
} from '../../services/ai-service/test/matching/rank-set.ts'
import { taxonomyOfFolder } from '../../services/ai-service/test/matching/taxonomy-of-folder.ts'
import type { MatchTaxonomy } from '../../services/ai-service/src/matching/titles/same-occupation.ts'
import type { Bench, BenchRow } from './bench.ts'

const NDCG = 0.9
/**
 * How much better than the best plain ranking; of a set on which words alone come nearer to 1 than this, just not
 * worse.
 */
const MARGIN = 0.1
const plainRankings = {
  'BM25 over the full text': bm25,
  'TF-IDF cosine': tfIdfCosine,
  'share of keywords': keywordShare,
}

/** A folder with the files of ESCO; without it nothing is said of what a taxonomy adds. */
const ESCO = process.env['WERVIO_BENCH_ESCO']
/** A taxonomy may not make a ranking worse than this share of it. */
const NOT_WORSE = 0.99

/** Most candidates of a grade have a percentage that says so. */
const MOSTLY = 0.5

const middleOf = (rising: readonly number[]): string =>
  `lowest ${rising[0] ?? '–'}, middle ${rising[Math.floor(rising.length / 2)] ?? '–'}, highest ${rising.at(-1) ?? '–'}`

/** How percentages lie by grade: 65 % reads as 'worth a call' (specification 2 §9). */
const bandRows = (set: MatchSet, what: string): BenchRow[] => {
  const byGrade = percentagesByGrade(set)
  return Object.entries(bandsOf(byGrade)).map(([band, share]) => ({
    what: `match, share of ${band} %, ${what}`,
    measured: share,
    against: 'mostly',
    reference: MOSTLY,
    unit: '',
    limit: { atLeast: 1 },
    note: middleOf(byGrade.get(Number(band.split(' ')[1])) ?? []),
  }))
}

const rows = (name: MatchSetName, what: string, taxonomy: MatchTaxonomy | null): BenchRow[] => {
  const set = readMatchSet(name)
  const ours = meanOf(figuresOfSet(set, (each, vacancy) => scoresOf(each, vacancy)).values())
  const withTaxonomy =
    taxonomy && meanOf(figuresOfSet(set, (each, vacancy) => scoresOf(each, vacancy, taxonomy)).values())
  const plain = Object.entries(plainRankings).map(([ranking, score]) => ({
    ranking,
    ...meanOf(figuresOfSet(set, score).values()),
  }))
  const best = plain.reduce((one, other) => (other.ndcg > one.ndcg ? other : one))
  const base = { unit: '' }
  return [
    {
      ...base,
      what: `match, nDCG@10, ${what}`,
      measured: ours.ndcg,
      against: 'stated target',
      reference: NDCG,
      limit: { atLeast: 1 },
      note: `pairwise accuracy ${ours.pairwise.toFixed(3)}`,
    },
    ...plain.map(({ ranking, ndcg, pairwise }) => ({
      ...base,
      what: `match, nDCG@10, ${what}`,
      measured: ours.ndcg,
      against: ranking,
      reference: ndcg,
      limit: { atLeast: ranking === best.ranking && ndcg + MARGIN <= 1 ? (ndcg + MARGIN) / ndcg : 1 },
      note: `its pairwise accuracy ${pairwise.toFixed(3)}`,
    })),
    ...(withTaxonomy
      ? [
          {
            ...base,
            what: `match with a taxonomy, nDCG@10, ${what}`,
            measured: withTaxonomy.ndcg,
            against: 'without it',
            reference: ours.ndcg,
            limit: { atLeast: NOT_WORSE },
            note: `pairwise accuracy ${withTaxonomy.pairwise.toFixed(3)}`,
          },
        ]
      : []),
    ...bandRows(set, what),
  ]
}

/** How well candidates are ranked for vacancies, beside rankings by words alone. */
export const bench: Bench = {
  name: 'match',
  run: async () => {
    const taxonomy = ESCO ? await taxonomyOfFolder(ESCO) : null
    return [
      ...rows('labelled', 'set that rules may look at', taxonomy),
      ...rows('free-text', 'vacancies that are a text alone', taxonomy),
      ...rows('second-open', 'second set that rules may look at, 0.829 at first sight', taxonomy),
      ...rows('blind-kept', 'set kept from the rules, 0.820 at first sight', taxonomy),
      ...rows('third', 'third set that rules may look at, unseen, 0.838 at first sight', taxonomy),
    ]
  },
}
