import { ContactDialog } from '@wervio/candidates'
import { type MatchDetails, messages, noteContact, scoreOfStates } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, MadeBy, useMay } from '@wervio/remote-kit'
import {
  Button,
  ButtonLink,
  Cluster,
  Heading,
  LoadingState,
  ScoreRing,
  Skeleton,
  Stack,
  Text,
  tokens,
  twoDecimalsText,
  usePhoneScreen,
} from '@wervio/ui'
import { useState, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { withChanges, type RankedMatch, type WeightChanges } from '../what-if/what-if.ts'
import { ProposedEvidence } from './proposed-evidence.tsx'
import { RequirementGroup } from './requirement-group.tsx'
import { counts, isMet, isMust, requirementRows } from './requirement-rows.ts'
import { Skills } from './skills.tsx'
import { TaxonomyLine } from './taxonomy-line.tsx'
import { useMatchDetails } from './use-match-details.ts'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[4]};
`
const Titles = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Comparison = styled.div`
  flex: 1 1 100%;
  overflow-wrap: anywhere;
`
const Foot = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-top: 1px solid ${tokens.line.base};
`
const RING = 60
/** Met requirements that a phone shows before its button. */
const FIRST_MET = 3

type Props = {
  vacancyId: string
  row: RankedMatch
  /** Whether the list stands in the order of the scores, so that a place says something. */
  isRanked: boolean
  changes: WeightChanges
  /** What puts them above or below who stands next to them. */
  comparison?: ReactNode
  headingRef: Ref<HTMLHeadingElement>
  /** Where the recruiter decides. */
  decision?: ReactNode
}

const Requirements = ({
  details,
  hasCv,
  changes,
  onContact,
}: {
  details: MatchDetails
  hasCv: boolean
  changes: WeightChanges
  onContact: (question: string) => void
}) => {
  const isPhone = usePhoneScreen()
  const all = requirementRows(details, changes)
  const rows = all.filter(counts)
  const props = { candidateId: details.candidate_id, hasCv, onContact }
  if (all.length === 0)
    return (
      <Foot>
        <Text tone="muted">Deze vacature heeft nog geen eisen. Voeg ze toe bij ‘Eisen en weging’.</Text>
      </Foot>
    )
  const uncounted = all.filter((row) => !counts(row))
  const notCounted = <RequirementGroup title="Gewicht 0" count="telt niet mee" rows={uncounted} first={0} {...props} />
  if (isPhone) {
    const [met, others] = [rows.filter(isMet), rows.filter((row) => !isMet(row))]
    return (
      <>
        <RequirementGroup title="Niet of deels gevonden" count={String(others.length)} rows={others} {...props} />
        <RequirementGroup
          title="Voldaan"
          count={String(met.length)}
          rows={met}
          first={FIRST_MET}
          moreText={(count) => `Toon nog ${count} die voldaan ${count === 1 ? 'is' : 'zijn'}`}
          {...props}
        />
        {notCounted}
      </>
    )
  }
  const [musts, nices] = [rows.filter(isMust), rows.filter((row) => !isMust(row))]
  const metCount = (group: typeof rows) => `${group.filter(isMet).length} van ${group.length} voldaan`
  return (
    <>
      <RequirementGroup
        title="Harde eisen"
        count={metCount(musts)}
        end={
          <Text as="span" size="small" tone="muted">
            punten
          </Text>
        }
        rows={musts}
        {...props}
      />
      <RequirementGroup title="Pluspunten" count={metCount(nices)} rows={nices} {...props} />
      {notCounted}
    </>
  )
}

/** Why a candidate has their score: the sum, and for each requirement what it rests on. */
export const DetailsPanel = ({ vacancyId, row, isRanked, changes, comparison, headingRef, decision }: Props) => {
  const { match, rank } = row
  const { data, error, isFetching, refetch } = useMatchDetails(vacancyId, match.id)
  /** The question that a message begins with, '' for none; null while nothing is written. */
  const [question, setQuestion] = useState<string | null>(null)
  const isPhone = usePhoneScreen()
  const mayContact = useMay(noteContact)
  const states = data?.matches.map(({ state }) => state) ?? []
  const sum =
    data &&
    (Object.keys(changes).length > 0 ? scoreOfStates(withChanges(data.requirements, changes), states) : data.score)
  const percentage = sum?.percentage ?? Math.round(row.percentage ?? 0)
  return (
    <>
      <Head>
        {!isPhone && <ScoreRing value={percentage} size={RING} label="Matchscore" />}
        <Titles>
          <Heading level={2} size="card" ref={headingRef} tabIndex={-1}>
            {isRanked ? `Waarom ${match.name} op ${rank} staat` : `Waarom ${match.name} ${percentage}% heeft`}
          </Heading>
          {sum && (
            <Text size="small" tone="muted" tabular>
              <strong>
                {twoDecimalsText(sum.points)} van {twoDecimalsText(sum.maximum)} punten
              </strong>{' '}
              · deels telt half
            </Text>
          )}
        </Titles>
        <Cluster gap={2}>
          <ButtonLink
            to={routes.candidate.href(match.id)}
            variant="secondary"
            size="small"
            aria-label={`Profiel van ${match.name}`}
          >
            Profiel
          </ButtonLink>
          {mayContact && (
            <Button variant="secondary" size="small" onClick={() => setQuestion('')}>
              Contact opnemen
            </Button>
          )}
        </Cluster>
        {comparison && <Comparison>{comparison}</Comparison>}
      </Head>
      {error && !data && (
        <Foot>
          <LoadError error={error} title={messages.matchScoreFailed} busy={isFetching} onRetry={() => void refetch()} />
        </Foot>
      )}
      {!error && !data && (
        <Foot>
          <LoadingState label="Score laden...">
            <Stack gap={3}>
              <Skeleton height="3rem" />
              <Skeleton height="3rem" />
              <Skeleton height="3rem" />
            </Stack>
          </LoadingState>
        </Foot>
      )}
      {data && (
        <>
          <Requirements details={data} hasCv={match.has_cv} changes={changes} onContact={setQuestion} />
          <ProposedEvidence
            vacancyId={vacancyId}
            candidateId={match.id}
            hasCv={match.has_cv}
            requirements={data.requirements}
          />
          {match.skills.length > 0 && (
            <Foot>
              <Skills skills={match.skills} />
            </Foot>
          )}
          {decision && <Foot>{decision}</Foot>}
          <Foot>
            <MadeBy did="Gelezen" made={data.made_by} />
            <TaxonomyLine isUsed={data.uses_taxonomy} />
          </Foot>
        </>
      )}
      {question !== null && <ContactDialog candidate={match} question={question} onClose={() => setQuestion(null)} />}
    </>
  )
}
