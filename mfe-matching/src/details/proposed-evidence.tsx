import { judgeMatchProposal, type MatchProposal, type ProposalVerdict, type Requirement } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, capitalised, Cluster, Heading, plainList, Text, tokens } from '@wervio/ui'
import { Check, Undo2, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { plainQuote } from './requirement-rows.ts'
import { SourceChip } from './source-chip.tsx'
import { useProposals } from './use-proposals.ts'

const Section = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-top: 1px solid ${tokens.line.base};
`
const List = styled.ul`
  ${plainList}
  li {
    padding-block: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }
`

const UNAVAILABLE =
  'Zoeken naar mogelijk bewijs lukt nu niet: het taalmodel antwoordt niet. De score verandert er niet door.'
const UNFIT = 'Het ingestelde taalmodel herkent te weinig Nederlandse zinnen om mogelijk bewijs voor te stellen.'

const COUNTS = 'Ze tellen pas als jij zegt dat het klopt.'

/** Where a place comes from, by the source of its words; what else there is comes of a model. */
const ORIGINS: Readonly<Record<string, string>> = {
  recording: 'de kandidaat zei het in een gesprek',
  note: 'een recruiter schreef het op',
}
const BY_MODEL = 'een taalmodel vond deze plekken'

/** Who proposes these places, and that they count nothing by themselves. */
const aboutText = (proposals: readonly MatchProposal[]): string => {
  const origins = new Set(proposals.map(({ evidence }) => ORIGINS[evidence.source] ?? BY_MODEL))
  return `${capitalised([...origins].join(', of '))}. ${COUNTS}`
}

const standing: Record<string, string> = {
  confirmed: 'bevestigd: telt als voldaan',
  refused: 'klopt niet: telt niet mee',
}

type Props = { vacancyId: string; candidateId: string; hasCv: boolean; requirements: readonly Requirement[] }

/** Places of the CV, of interviews and of notes that may show what wasn't found; the recruiter says whether they do. */
export const ProposedEvidence = ({ vacancyId, candidateId, hasCv, requirements }: Props) => {
  const { answer, judge, isPending } = useProposals(vacancyId, candidateId)
  const mayJudge = useMay(judgeMatchProposal)
  /** The button goes with the answer: the focus stays with the requirement. */
  const say = (event: MouseEvent, proposal: MatchProposal, verdict: ProposalVerdict | null) => {
    event.currentTarget.closest('li')?.focus()
    judge({ proposal, verdict })
  }
  const labelOf = ({ requirement_id }: MatchProposal) => requirements.find(({ id }) => id === requirement_id)?.label
  const note = answer?.state === 'unavailable' ? UNAVAILABLE : answer?.state === 'unfit' ? UNFIT : null
  const proposals = (answer?.proposals ?? []).flatMap((proposal) => {
    const label = labelOf(proposal)
    return label === undefined ? [] : [{ proposal, label }]
  })
  if (proposals.length === 0 && note === null) return null
  return (
    <Section aria-label="Mogelijk bewijs">
      <Heading level={3} size="card">
        Mogelijk bewijs
      </Heading>
      {note !== null && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      {proposals.length > 0 && (
        <Text size="small" tone="muted">
          {aboutText(proposals.map(({ proposal }) => proposal))}
        </Text>
      )}
      <List>
        {proposals.map(({ proposal, label }) => {
          const { verdict, evidence, requirement_id } = proposal
          return (
            <li key={requirement_id} tabIndex={-1}>
              <Cluster gap={2}>
                <Text as="span" strong>
                  {label}
                </Text>
                <SourceChip candidateId={candidateId} hasCv={hasCv} label={label} evidence={evidence} />
                <Text as="output" size="small" tone="muted">
                  {verdict !== null && (standing[verdict] ?? verdict)}
                </Text>
              </Cluster>
              <Text size="small" tone="muted">
                “{plainQuote(evidence)}”
              </Text>
              {mayJudge && (
                <Cluster gap={2}>
                  {verdict === null ? (
                    <>
                      <Button
                        variant="secondary"
                        size="small"
                        icon={Check}
                        aria-label={`Klopt: ${label}`}
                        disabled={isPending}
                        onClick={(event) => say(event, proposal, 'confirmed')}
                      >
                        Klopt
                      </Button>
                      <Button
                        variant="quiet"
                        size="small"
                        icon={X}
                        aria-label={`Klopt niet: ${label}`}
                        disabled={isPending}
                        onClick={(event) => say(event, proposal, 'refused')}
                      >
                        Klopt niet
                      </Button>
                    </>
                  ) : (
                    <Button
                      variant="quiet"
                      size="small"
                      icon={Undo2}
                      aria-label={`Ongedaan maken: ${label}`}
                      disabled={isPending}
                      onClick={(event) => say(event, proposal, null)}
                    >
                      Ongedaan maken
                    </Button>
                  )}
                </Cluster>
              )}
            </li>
          )
        })}
      </List>
    </Section>
  )
}
