import { IconButton, Menu, type MenuItem } from '@wervio/ui'
import { CircleCheck, CircleX, EllipsisVertical, History, LogOut, RotateCcw, UserMinus } from 'lucide-react'
import type { MatchActions } from './match-actions.ts'
import { endings, type EndingOutcome } from './outcome-reasons.ts'
import { isOpen, type PipelineMatch } from './pipeline-match.ts'

const icons = { hired: CircleCheck, rejected: CircleX, withdrawn: LogOut }

type Props = { match: PipelineMatch; actions: MatchActions }

/** How it ended, the history and the way out of the pipeline. */
export const MatchMenu = ({ match, actions }: Props) => {
  const ending = (outcome: EndingOutcome): MenuItem => ({
    label: `${endings[outcome].title}…`,
    icon: icons[outcome],
    onSelect: () => actions.ask({ kind: 'end', match, outcome }),
  })
  const outcomes: MenuItem[] = isOpen(match)
    ? [ending('hired'), ending('rejected'), ending('withdrawn')]
    : [{ label: 'Weer openen', icon: RotateCcw, onSelect: () => actions.reopen(match) }]
  return (
    <Menu
      trigger={<IconButton label={`Meer over ${match.name}`} icon={EllipsisVertical} />}
      items={[
        ...outcomes,
        'line',
        { label: 'Geschiedenis', icon: History, onSelect: () => actions.ask({ kind: 'history', match }) },
        {
          label: 'Uit de procedure halen',
          icon: UserMinus,
          danger: true,
          onSelect: () => actions.ask({ kind: 'remove', match }),
        },
      ]}
    />
  )
}
