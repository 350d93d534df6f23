import * as routes from '@wervio/contracts/routes'
import { MadeBy, PrintStyle } from '@wervio/remote-kit'
import { Button, Card, Cluster, Heading, Notice, ScoreRing, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { Printer, Trash2, UserRoundCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { TaxonomyLine } from '../details/taxonomy-line.tsx'
import { adviceParts, sumText } from './analysis-document.ts'
import { AnalysisRequirements } from './analysis-requirements.tsx'
import type { StoredAnalysis } from './analysis-store.ts'
import { DownloadAnalysis } from './download-analysis.tsx'
import { missingSkills, partlySkills, type UnmetSkill } from './skill-reasons.ts'

const RING = 96

const Skills = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`
const Lines = styled.ul`
  margin: 0;
  padding-left: ${tokens.space[5]};
  max-width: ${tokens.width.line};
  li + li {
    margin-top: ${tokens.space[1]};
  }
`
type SkillListProps = { title: string; empty: string; skills: readonly UnmetSkill[] }

const SkillList = ({ title, empty, skills }: SkillListProps) => (
  <section aria-label={title}>
    <Heading level={3} size="card">
      {title}
    </Heading>
    {skills.length === 0 ? (
      <Text tone="muted">{empty}</Text>
    ) : (
      <Lines>
        {skills.map(({ label, reason }) => (
          <li key={label}>
            {label}
            {reason && (
              <Text size="small" tone="muted">
                {reason}
              </Text>
            )}
          </li>
        ))}
      </Lines>
    )}
  </section>
)

type Props = {
  outcome: StoredAnalysis
  /** The CV, while the page still has it. */
  cv: File | null
  onWipe: () => void
  onSave: () => void
}

/** What a CV has and lacks beside a vacancy, and what to do with it. */
export const AnalysisResult = ({ outcome, cv, onWipe, onSave }: Props) => {
  const { analysis, vacancy_title: title, file_name: file } = outcome
  const partly = partlySkills(analysis)
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
          <SkillList
            title="Gevonden"
            empty="Niets van wat de vacature vraagt."
            skills={analysis.matching_skills.map((label) => ({ label, reason: null }))}
          />
          {partly.length > 0 && <SkillList title="Deels gevonden" empty="" skills={partly} />}
          <SkillList
            title="Niet gevonden"
            empty={partly.length > 0 ? 'Alles is helemaal of deels gevonden.' : 'Alles is gevonden.'}
            skills={missingSkills(analysis)}
          />
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
        <AnalysisRequirements analysis={analysis} file={cv} />
        <TaxonomyLine isUsed={analysis.uses_taxonomy} />
        {analysis.made_by && (
          <MadeBy did={analysis.advice_made_by ? 'Gelezen' : 'Geschreven'} made={analysis.made_by} />
        )}
      </Stack>
    </Card>
  )
}
