import * as routes from '@wervio/contracts/routes'
import { MadeBy, PrintStyle } from '@wervio/remote-kit'
import {
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  Notice,
  plainList,
  ScoreRing,
  Stack,
  Text,
  TextLink,
  tokens,
  twoDecimalsText,
} from '@wervio/ui'
import { Printer, Trash2, UserRoundCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { plainQuote } from '../details/requirement-rows.ts'
import { stateLook, stateWord } from '../details/state-look.ts'
import { adviceParts, sumText } from './analysis-document.ts'
import type { StoredAnalysis } from './analysis-store.ts'
import { DownloadAnalysis } from './download-analysis.tsx'

const RING = 96

const Skills = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Lines = styled.ul`
  margin: 0;
  padding-left: ${tokens.space[5]};
  max-width: ${tokens.width.line};
  li + li {
    margin-top: ${tokens.space[1]};
  }
`
const Requirements = styled.ul`
  ${plainList}
  li {
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`

const SkillList = ({ title, empty, skills }: { title: string; empty: string; skills: readonly string[] }) => (
  <section aria-label={title}>
    <Heading level={3} size="card">
      {title}
    </Heading>
    {skills.length === 0 ? (
      <Text tone="muted">{empty}</Text>
    ) : (
      <Lines>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </Lines>
    )}
  </section>
)

type Props = { outcome: StoredAnalysis; onWipe: () => void; onSave: () => void }

/** What a CV has and lacks beside a vacancy, and what to do with it. */
export const AnalysisResult = ({ outcome, onWipe, onSave }: Props) => {
  const { analysis, vacancy_title: title, file_name: file } = outcome
  const { requirements = [], matches = [] } = analysis
  const { general, lists } = adviceParts(analysis.recommendations)
  const sum = sumText(analysis)
  return (
    <Card as="section" aria-label="Uitkomst" data-print-root>
      <PrintStyle />
      <Stack gap={6}>
        <Cluster justify="space-between" align="start">
          <Cluster gap={4}>
            <ScoreRing value={analysis.match_percentage} size={RING} label="Matchpercentage" />
            <div>
              <Heading level={2}>{title}</Heading>
              <Text tone="muted">
                <bdi>{file}</bdi>
              </Text>
              {sum && <Text tone="muted">{sum} · deels telt half</Text>}
            </div>
          </Cluster>
          <Cluster gap={2}>
            <Button variant="secondary" icon={UserRoundCheck} onClick={onSave}>
              Bewaar bij kandidaat
            </Button>
            <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
            <DownloadAnalysis outcome={outcome} />
            <Button variant="quiet" icon={Trash2} onClick={onWipe}>
              Wis uitkomst
            </Button>
          </Cluster>
        </Cluster>
        {outcome.saved_with && (
          <Text size="small">
            Bewaard bij <TextLink to={routes.candidate.href(outcome.saved_with.id)}>{outcome.saved_with.name}</TextLink>
            .
          </Text>
        )}
        {(analysis.warnings ?? []).map((warning) => (
          <Notice key={warning} tone="amber">
            {warning}
          </Notice>
        ))}
        <Skills>
          <SkillList title="Gevonden" empty="Niets van wat de vacature vraagt." skills={analysis.matching_skills} />
          <SkillList title="Niet gevonden" empty="Alles is gevonden." skills={analysis.missing_skills} />
        </Skills>
        <Stack as="section" gap={4} aria-label="Recruitment Advies">
          <Heading level={2}>Recruitment Advies</Heading>
          <section aria-label={general.title}>
            <Heading level={3}>{general.title}</Heading>
            <Text>{general.text}</Text>
          </section>
          {lists.map(({ key, title: heading, items }) => (
            <section key={key} aria-label={heading}>
              <Heading level={3}>{heading}</Heading>
              {items.length === 0 ? (
                <Text tone="muted">Geen.</Text>
              ) : (
                <Lines as={key === 'vervolgstappen' ? 'ol' : 'ul'}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </Lines>
              )}
            </section>
          ))}
          {analysis.advice_made_by && <MadeBy did="Advies geschreven" made={analysis.advice_made_by} />}
        </Stack>
        {matches.length > 0 && (
          <section aria-label="Eisen">
            <Heading level={2}>Eisen</Heading>
            <Requirements>
              {requirements.map(({ id, label, weight }, index) => {
                const match = matches[index]
                if (!match) return null
                const { icon, tone } = stateLook(match.state)
                return (
                  <li key={id}>
                    <Cluster justify="space-between" gap={2}>
                      <Cluster gap={2}>
                        <Text as="span" strong>
                          {label}
                        </Text>
                        <Badge tone={tone} icon={icon}>
                          {stateWord(match.state)}
                        </Badge>
                      </Cluster>
                      <Text as="span" tabular>
                        {twoDecimalsText(match.points)}/{twoDecimalsText(weight)}
                      </Text>
                    </Cluster>
                    {match.evidence[0] && (
                      <Text size="small" tone="muted">
                        “{plainQuote(match.evidence[0])}”
                      </Text>
                    )}
                  </li>
                )
              })}
            </Requirements>
          </section>
        )}
        {analysis.made_by && (
          <MadeBy did={analysis.advice_made_by ? 'Gelezen' : 'Geschreven'} made={analysis.made_by} />
        )}
      </Stack>
    </Card>
  )
}
