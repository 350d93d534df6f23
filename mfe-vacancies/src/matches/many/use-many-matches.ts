import { isOpen, useApplicationCalls, type PipelineMatch } from '@wervio/applications'
import { messages, stageName, candidateCountText } from '@wervio/contracts'
import { dropWhenDone, useMany, type ManyTask, type Selection } from '@wervio/remote-kit'
import { toast } from '@wervio/ui'
import type { EndingOutcome } from '../outcome-reasons.ts'
import { changeTask, idsOf } from './change-task.ts'
import { closedText } from './closed-text.ts'

const endedTexts: Record<EndingOutcome, readonly [one: string, several: string]> = {
  hired: ['is aangenomen', 'zijn aangenomen'],
  rejected: ['is afgewezen', 'zijn afgewezen'],
  withdrawn: ['heeft zich teruggetrokken', 'hebben zich teruggetrokken'],
}

/**
 * What can be done with many of a pipeline, by the rules for one: only an open application changes its stage or ends.
 * Whom it succeeded for, and who stood there already, is no longer chosen.
 */
export const useManyMatches = (vacancyId: string, { drop }: Pick<Selection<PipelineMatch>, 'drop'>) => {
  const calls = useApplicationCalls(vacancyId)
  const many = useMany()

  const run = <Outcome>(task: ManyTask<Outcome, PipelineMatch>) => many.run(dropWhenDone(task, drop))
  const move = (matches: readonly PipelineMatch[], stage: number) => {
    const open = matches.filter(isOpen)
    const others = open.filter(({ application }) => application.stage !== stage)
    const closed = closedText(matches.length - open.length)
    drop(open.filter((match) => !others.includes(match)).map(({ id }) => id))
    if (others.length === 0)
      return toast(open.length > 0 ? `Ze staan al bij ${stageName(stage)}.${closed}` : closed.trim(), { tone: 'blue' })
    return run(
      changeTask(calls, {
        matches: others,
        change: { stage },
        label: `Naar ${stageName(stage)}`,
        doneText: (count) =>
          `${candidateCountText(count)} ${count === 1 ? 'staat' : 'staan'} nu bij ${stageName(stage)}.${closed}`,
      }),
    )
  }
  return {
    many,
    move,
    end: (matches: readonly PipelineMatch[], outcome: EndingOutcome, reason: string | null) =>
      run(
        changeTask(calls, {
          matches,
          change: { outcome, reason },
          label: 'Uitkomst vastleggen',
          doneText: (count) => `${candidateCountText(count)} ${endedTexts[outcome][count === 1 ? 0 : 1]}.`,
        }),
      ),
    reopen: (matches: readonly PipelineMatch[]) =>
      run(
        changeTask(calls, {
          matches,
          change: { outcome: 'open', reason: null },
          label: 'Weer openen',
          doneText: (count) => `${candidateCountText(count)} ${count === 1 ? 'loopt' : 'lopen'} weer mee.`,
        }),
      ),
    /** With their history, so there is no way back; `reason` is for the log of decisions. */
    remove: (matches: readonly PipelineMatch[], reason: string) =>
      run({
        items: matches,
        label: 'Uit de procedure halen',
        fallback: messages.applicationSaveFailed,
        act: (match) => calls.remove(match, reason),
        onDone: (successes) => calls.outdate(idsOf(successes)),
        doneText: (count) => `${candidateCountText(count)} ${count === 1 ? 'is' : 'zijn'} uit de procedure gehaald.`,
      }),
  }
}

export type ManyMatches = ReturnType<typeof useManyMatches>
